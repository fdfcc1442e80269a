import { z } from 'zod';
import { CHANGE_PERMISSIONS, type ChangePermission } from '../domain/bookings/booking.ts';
import type { CalendarDate } from '../domain/values/calendar-date.ts';
import { PARTY_LIMITS } from '../domain/stays/party.ts';
import { bookingTokenSchema } from './guest-booking.ts';
import {
  calendarDateSchema,
  intSchema,
  partyFields,
  signedCentsSchema,
  uuidSchema,
} from './fields.ts';
import { movePreviewSchema, moveTargetSchema, type MovePreview } from './host/bookings/moves.ts';

const permissionSchema = z.enum(CHANGE_PERMISSIONS);

/** The response of `preview_stay_change`. */
export const changePreviewSchema = movePreviewSchema.extend({ permission: permissionSchema });

/** Dates and party that a guest wants instead of the booked ones. */
export const changeWishSchema = moveTargetSchema.omit({ cabinId: true });
export type ChangeWish = z.infer<typeof changeWishSchema>;

/** The wish line by line, and who decides about it. */
export type ChangePreview = MovePreview & { permission: ChangePermission };

/** An open night before or after a stay. Amounts in cents. */
export type ExtraNight = {
  to: ChangeWish;
  night: CalendarDate;
  side: 'before' | 'after';
  differenceCents: number;
  permission: ChangePermission;
};

/** A change that the guest agreed to, with what the page showed. */
export const stayChangeSchema = z.strictObject({
  /** Makes sending the form again safe. */
  id: uuidSchema,
  to: changeWishSchema,
  seen: z.strictObject({
    moves: z.int().min(0),
    version: z.string().max(64),
    dueCents: signedCentsSchema,
  }),
  permission: permissionSchema.exclude(['off']),
});
export type StayChangeRequest = z.infer<typeof stayChangeSchema>;

/** The request to the function `guest-change`. */
export const guestChangeSchema = stayChangeSchema.extend({ token: bookingTokenSchema });

export const guestChangeAnswerSchema = z.object({
  status: z.enum(['requested', 'awaiting_payment', 'done', 'declined', 'withdrawn', 'lapsed']),
});

const countSchema = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(intSchema(least, most));
const wishFields = {
  check_in: calendarDateSchema,
  check_out: calendarDateSchema,
  ...partyFields(PARTY_LIMITS, countSchema),
};
const toWish = (form: {
  check_in: ChangeWish['checkIn'];
  check_out: ChangeWish['checkOut'];
  adults: number;
  children: number;
  pets: number;
}): ChangeWish => {
  const { check_in: checkIn, check_out: checkOut, adults, children, pets } = form;
  return { checkIn, checkOut, adults, children, pets };
};

/** A wish in the address of the page /stay/{token}/change. */
export const changeQuerySchema = z.object(wishFields).transform(toWish);

/** The form of `POST /api/stays/{token}/change`: a change, or the id of an open one to withdraw. */
export const changeFormSchema = z
  .object({
    ...wishFields,
    id: uuidSchema,
    moves: countSchema(0, 99),
    version: z.string().max(64),
    due_cents: z
      .string()
      .regex(/^-?\d{1,9}$/)
      .transform(Number)
      .pipe(signedCentsSchema),
    permission: permissionSchema.exclude(['off']),
  })
  .transform(({ id, moves, version, due_cents: dueCents, permission, ...form }) => ({
    id,
    to: toWish(form),
    seen: { moves, version, dueCents },
    permission,
  }));
export const withdrawalFormSchema = z.object({ withdraw: uuidSchema });
