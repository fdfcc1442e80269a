import 'server-only';
import { getCalendar } from '@/lib/data/host/calendar';
import type { HostFailure } from '@/lib/data/staff/staff';
import { calendarEnd } from '@/lib/domain/host/calendar-chunks';
import { explainTaken } from '@/lib/domain/host/taken-nights';
import { sellsTonight, type OfferReason, type QuoteInputs } from '@/lib/domain/pricing/offer';
import type { Stay } from '@/lib/domain/stays/stay';
import { addDays } from '@/lib/domain/values/calendar-date';

/** How many days before and after the dates to search for open nights. */
const DAYS_AROUND = 30;

type Asked = Stay & { cabinId: string };
type Unavailable = HostFailure | { ok: false; reason: OfferReason };

/**
 * Explains why a stay can't be sold: when tonight's cutoff was, or who has the nights and which stays are open instead.
 * `own` is the reference of a booking being moved, whose own nights don't count.
 */
export async function explainUnavailable(
  inputs: QuoteInputs,
  { cabinId, ...stay }: Asked,
  reason: OfferReason,
  own: string | null = null,
  now = new Date(),
): Promise<Unavailable> {
  const { today } = inputs.calendar;
  const isTonight = stay.checkIn === today && inputs.tonightUntil !== undefined;
  if (isTonight && reason === 'past-or-today') {
    return { ok: false, code: 'tonight_over', detail: { until: inputs.tonightUntil } };
  }
  if (isTonight && reason === 'closed-to-arrival') {
    return { ok: false, code: 'needs_notice', detail: {} };
  }
  if (reason !== 'unavailable' && reason !== 'night-unavailable') return { ok: false, reason };
  const from = addDays(stay.checkIn, -DAYS_AROUND);
  const to = addDays(stay.checkOut, DAYS_AROUND);
  const window = {
    from: from < today ? today : from,
    to: to < calendarEnd(today) ? to : calendarEnd(today),
  };
  const read = await getCalendar({ ...window, cabinIds: [cabinId] });
  const days = read.ok && read.data.days.find((each) => each.cabinId === cabinId);
  if (!days) return { ok: false, reason };
  const stays = read.data.stays.filter(({ reference }) => reference === null || reference !== own);
  const clock = { today, sellsTonight: sellsTonight(inputs, now) };
  const detail = explainTaken({ from: read.data.from, days, stays }, stay, clock);
  return { ok: false, code: 'nights_taken', detail };
}
