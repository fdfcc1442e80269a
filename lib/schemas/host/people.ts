import { z } from 'zod';
import { emailSchema, uuidSchema } from '../fields.ts';
import { STAFF_ROLES } from './staff.ts';

export const cabinChoiceSchema = z.object({ id: uuidSchema, title: z.string() });
export type CabinChoice = z.infer<typeof cabinChoiceSchema>;

const memberSchema = z.object({
  userId: uuidSchema,
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  cabinIds: z.array(uuidSchema),
  createdAt: z.string(),
  /** Not null: dismissed. */
  disabledAt: z.string().nullable(),
  lastSignInAt: z.string().nullable(),
  isMe: z.boolean(),
});
export type HostPerson = z.infer<typeof memberSchema>;

const invitationSchema = z.object({
  id: uuidSchema,
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  cabinIds: z.array(uuidSchema),
  createdAt: z.string(),
  error: z.string().nullable(),
  /** It is not tried again. */
  hasFailed: z.boolean(),
});
export type HostInvitation = z.infer<typeof invitationSchema>;

/** What `host_staff` returns. */
export const peopleSchema = z.object({
  staff: z.array(memberSchema),
  invitations: z.array(invitationSchema),
  cabins: z.array(cabinChoiceSchema),
});
export type HostPeople = z.infer<typeof peopleSchema>;

/** Of somebody of the staff: the cabins count for a cabin owner alone. */
export const placeSchema = z.strictObject({
  role: z.enum(STAFF_ROLES),
  cabinIds: z.array(uuidSchema).max(200),
});
export type StaffPlace = z.infer<typeof placeSchema>;

export const invitationFormSchema = placeSchema.extend({ email: emailSchema });
export type InvitationForm = z.infer<typeof invitationFormSchema>;
