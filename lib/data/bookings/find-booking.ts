import 'server-only';
import { mailboxLimits } from '@/lib/data/backend/mailbox-limits';
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
  const requested = await adminClient().rpc('request_booking_links', {
    p_email: email,
    p_reference: reference as string,
    p_limits: await mailboxLimits('find-booking', email, visitor),
    p_now: now.toISOString(),
  });
  return expectData(requested) === null;
}
