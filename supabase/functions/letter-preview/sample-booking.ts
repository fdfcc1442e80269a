import { addDays } from '../../../lib/domain/values/calendar-date.ts';
import { midnightInZone, todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import type { Booking, BookingCharge, BookingRefund } from '../../../lib/domain/bookings/booking.ts';
import { site } from '../../../lib/site.ts';
import type { StayBefore } from '../job-booking-messages/move-email.ts';

const TOTAL_CENTS = 74_750;
const DAYS_AHEAD = 30;
const FREE_CANCEL_DAYS = 14;

/** A booking of nobody, three nights in a month. */
export function sampleBooking(now: Date): Booking {
  const checkIn = addDays(todayInZone(now, site.timezone), DAYS_AHEAD);
  const checkOut = addDays(checkIn, 3);
  const place = { latitude: 35.7143, longitude: -83.5102 };
  const deadline = midnightInZone(addDays(checkIn, -FREE_CANCEL_DAYS), site.timezone);
  return {
    id: '00000000-0000-4000-8000-000000000000',
    token: 'sample',
    reference: 'MM-SAMPLE22',
    status: 'confirmed',
    cabin: {
      ...{ slug: 'sample', title: 'Sample Cabin', city: 'Gatlinburg', place, isLive: true },
      ...{ heroImageUrl: '', checkInTime: '16:00', checkOutTime: '10:00' },
      ...{ timezone: site.timezone, houseRules: ['No smoking', 'Quiet from 10 pm'] },
    },
    arrival: {
      location: place,
      address: '1 Sample Road, Gatlinburg, TN',
      directions: 'The second drive on the left after the bridge.',
      parking: 'Two cars beside the cabin.',
      opensAt: null,
    },
    ...{ checkIn, checkOut, adults: 2, children: 1, pets: 0 },
    ...{ guestName: 'June Carter', guestEmail: 'june@example.com', guestPhone: '+18655550177' },
    quote: {
      nights: 3,
      averageNightlyCents: 20_000,
      lines: [
        { kind: 'nights', label: '$200 × 3 nights', amountCents: 60_000 },
        { kind: 'cleaning', label: 'Cleaning fee', amountCents: 5000 },
        { kind: 'occupancy_tax', label: 'Taxes', amountCents: 9750 },
      ],
      totalCents: TOTAL_CENTS,
    },
    madeBy: 'guest',
    termsAcceptedAt: now.toISOString(),
    holdExpiresAt: new Date(now.getTime() + 86_400_000).toISOString(),
    freeCancelUntil: deadline.toISOString(),
    confirmedAt: now.toISOString(),
    ...{ cancelledAt: null, cancelledBy: 'guest', moves: 0, movedAt: now.toISOString() },
    payments: [
      {
        ...{ provider: 'stripe', status: 'succeeded', chargeId: null, amountCents: TOTAL_CENTS },
        ...{ url: '', paidAt: now.toISOString(), receiptUrl: null },
      },
    ],
    ...{ charges: [], refunds: [], messages: [], hasNewerBooking: false, isSoldElsewhere: false },
  };
}

export const sampleCharge: BookingCharge = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'extra',
  label: 'Firewood',
  reason: 'As you asked',
  amountCents: 2500,
  status: 'open',
  paidAt: null,
};

export const sampleRefund = (now: Date): BookingRefund => ({
  id: '00000000-0000-4000-8000-000000000002',
  amountCents: 5000,
  status: 'sent',
  reason: 'goodwill',
  sentAt: now.toISOString(),
});

/** The sample was a week earlier. */
export const sampleBefore = ({ cabin, checkIn, checkOut }: Booking): StayBefore => ({
  ...{ cabin: cabin.title, check_in: addDays(checkIn, -7), check_out: addDays(checkOut, -7) },
  ...{ total_cents: TOTAL_CENTS, moves: 0 },
});
