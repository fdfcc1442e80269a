import 'server-only';
import { callAsMember } from '@/lib/data/staff/member-function';
import type { Visitor } from '@/lib/data/staff/sign-in-limits';
import { monthFrom } from '@/lib/domain/host/figures';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { payoutsSchema, type Payouts } from '@/lib/schemas/host/money/payouts';

/** The payouts that arrive in a month. Failures are reported, so that unknown payouts don't look like none. */
export async function getPayouts(month: CalendarDate, visitor: Visitor): Promise<Payouts> {
  const period = { from: month, end: monthFrom(month, 1) };
  const answer = await callAsMember('payouts', period, visitor, payoutsSchema);
  return answer?.ok ? answer.data : { state: 'unreachable', payouts: [] };
}
