import 'server-only';
import { clientIpOf } from '@/lib/data/backend/client-ip';
import { networkOf } from '@/lib/domain/network/ip-prefix';
import { mailboxOf } from '@/lib/domain/values/email-address';
import { serverEnv } from '@/lib/env/server';
import { keyedHash } from '@/lib/http/keyed-hash';
import { limitsOf } from '@/lib/http/rate-limits';
import type { FindBookingRequest } from '@/lib/schemas/find-booking';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';

/**
 * Stores a request for the links to a mailbox's bookings; false when a rate limit is exceeded. It reads no booking, so
 * that neither the answer nor its time tells whether there is one.
 */
export async function requestBookingLinks(
  { email, reference }: FindBookingRequest,
  visitor: Pick<Request, 'headers'>,
  now: Date,
): Promise<boolean> {
  const hash = (value: string) => keyedHash(value, serverEnv.SUPABASE_SECRET_KEY);
  const requested = await adminClient().rpc('request_booking_links', {
    p_email: email,
    p_reference: reference as string,
    p_limits: limitsOf('find-booking', {
      network: await hash(`network:${networkOf(clientIpOf(visitor))}`),
      mailbox: await hash(`mailbox:${mailboxOf(email)}`),
    }),
    p_now: now.toISOString(),
  });
  return expectData(requested) === null;
}
