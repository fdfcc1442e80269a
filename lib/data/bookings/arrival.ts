import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import type { ArrivalAccess } from '@/lib/domain/bookings/arrival';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import { paths } from '@/lib/http/paths';
import { bookingTokenSchema } from '@/lib/schemas/guest-booking';
import { DOOR_KINDS } from '@/lib/schemas/host/cabins/cabins';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { SESSION_COOKIE } from '@/lib/supabase/staff-client';

const COOKIE = 'arrival';
const SHOWN_S = 900;

const doorKind = z.enum(DOOR_KINDS);
const accessSchema: z.ZodType<ArrivalAccess | null> = z
  .discriminatedUnion('state', [
    z.object({ state: z.enum(['waiting', 'open']), opensAt: z.string(), doorKind }),
    z.object({
      state: z.literal('shown'),
      opensAt: z.string(),
      doorKind,
      doorCode: z.string().nullable(),
      doorNote: z.string().nullable(),
      wifiName: z.string().nullable(),
      wifiPassword: z.string().nullable(),
      manual: z.string().nullable(),
    }),
  ])
  .nullable();

/**
 * The door code, Wi-Fi and house manual for a booking's token, as far as they may be shown now. They are shown, and
 * that is recorded, for fifteen minutes after this browser asked for them, so that link previews never see them. A
 * device that renews its copy of the page (`hasCopy`) asks by that.
 */
export async function getArrival(
  token: string,
  now: Date,
  hasCopy = false,
): Promise<ArrivalAccess | null> {
  if (!bookingTokenSchema.safeParse(token).success) return null;
  const p_is_shown = hasCopy || (await cookies()).get(COOKIE)?.value === 'shown';
  const args = { p_token: token, p_is_shown, p_now: now.toISOString() };
  const answer = expectData(await adminClient().rpc('read_arrival', args)) as unknown;
  return accessSchema.parse(toCamelKeys(answer));
}

/** Lets the booking's page show them to this browser from now on. */
export async function showArrival(token: string): Promise<void> {
  const { httpOnly, secure } = SESSION_COOKIE;
  (await cookies()).set(COOKIE, 'shown', {
    httpOnly,
    secure,
    sameSite: 'strict',
    maxAge: SHOWN_S,
    path: paths.guestBooking(token),
  });
}
