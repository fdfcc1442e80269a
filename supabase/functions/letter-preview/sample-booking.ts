import { addDays } from '../../../lib/domain/values/calendar-date.ts';
import { midnightInZone, todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import type { CabinRates } from '../../../lib/domain/catalog/cabin.ts';
import type {
  Booking,
  BookingCharge,
  BookingRefund,
  ReturnOffer,
} from '../../../lib/domain/bookings/booking.ts';
import { quoteStay } from '../../../lib/domain/pricing/quote.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { shopFacts } from '../../../lib/shop/shop-facts.ts';
import type { GuestChange } from '../job-booking-messages/change-emails.ts';
import type { StayBefore } from '../job-booking-messages/move-email.ts';

const TOWN = 'Sampleville';
const RATES: Omit<CabinRates, 'timezone'> = {
  id: 'sample',
  slug: 'sample',
  city: TOWN,
  maxGuests: 6,
  nightlyRateCents: 20_000,
  cleaningFeeCents: 9000,
  petFeeCents: null,
  maxPets: 0,
  nightlySurchargePercent: 0,
  freeCancelDays: 14,
};
const TAXES = [
  { place: '*', from: '2020-01-01', label: TOWN, lines: [{ name: 'Taxes', rate: 1275 }] },
];
const DAYS_AHEAD = 30;

/** A made-up booking of three nights in a month. */
export function sampleBooking(now: Date): Booking {
  const checkIn = addDays(todayInZone(now, shop().timezone), DAYS_AHEAD);
  const checkOut = addDays(checkIn, 3);
  const place = { latitude: 35.7143, longitude: -83.5102 };
  const deadline = midnightInZone(addDays(checkIn, -RATES.freeCancelDays), shop().timezone);
  const quote = quoteStay({
    cabin: { ...RATES, timezone: shop().timezone },
    taxes: TAXES,
    stay: { checkIn, checkOut },
    dayPrices: new Map(),
    pets: 0,
    promotion: null,
    discountPercent: 0,
    damageDeposit: shopFacts().damageDeposit,
  });
  return {
    id: '00000000-0000-4000-8000-000000000000',
    token: 'sample',
    reference: `${shop().referencePrefix}-SAMPLE22`,
    status: 'confirmed',
    cabin: {
      slug: 'sample',
      title: 'Sample Cabin',
      city: TOWN,
      place,
      isLive: true,
      heroImageUrl: '',
      checkInTime: '16:00',
      checkOutTime: '10:00',
      timezone: shop().timezone,
      houseRules: ['No smoking', 'Quiet outside after 10 PM'],
    },
    arrival: {
      location: place,
      address: `1 Sample Road, ${TOWN}`,
      directions: 'The second drive on the left after the bridge.',
      parking: 'Two cars beside the cabin.',
      opensAt: null,
    },
    checkIn,
    checkOut,
    adults: 2,
    children: 1,
    pets: 0,
    guestName: 'June Carter',
    guestEmail: 'june@example.com',
    guestPhone: '+18655550177',
    quote,
    depositCents: null,
    balanceDays: null,
    madeBy: 'guest',
    termsAcceptedAt: now.toISOString(),
    holdExpiresAt: new Date(now.getTime() + 86_400_000).toISOString(),
    freeCancelUntil: deadline.toISOString(),
    confirmedAt: now.toISOString(),
    cancelledAt: null,
    cancelledBy: 'guest',
    moves: 0,
    movedAt: now.toISOString(),
    payments: [
      {
        provider: 'stripe',
        status: 'succeeded',
        chargeId: null,
        amountCents: quote.totalCents,
        url: '',
        paidAt: now.toISOString(),
        receiptUrl: null,
      },
    ],
    charges: [],
    refunds: [],
    disputes: [],
    messages: [],
    returnOffer: null,
    change: null,
    changeRules: { dates: 'approval', nights: 'guest', party: 'guest', pets: 'guest' },
    reviewToken: null,
    damageReturn: null,
    hasNewerBooking: false,
    isSoldElsewhere: false,
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
  dueOn: null,
  attempts: 0,
  nextAttemptAt: null,
};

export const sampleBalance = ({ checkIn, quote }: Booking): BookingCharge => ({
  ...sampleCharge,
  kind: 'balance',
  label: 'Balance',
  reason: '',
  amountCents: Math.floor(quote.totalCents / 2),
  dueOn: addDays(checkIn, -14),
});

/** The sample with half of its price still due. */
export const partPaidSample = (booking: Booking): Booking => ({
  ...booking,
  charges: [sampleBalance(booking)],
});

export const sampleRefund = (now: Date): BookingRefund => ({
  id: '00000000-0000-4000-8000-000000000002',
  amountCents: 5000,
  status: 'sent',
  reason: 'goodwill',
  sentAt: now.toISOString(),
});

/** The sample stay a week earlier. */
export const sampleBefore = ({ cabin, checkIn, checkOut, quote }: Booking): StayBefore => ({
  cabin: cabin.title,
  check_in: addDays(checkIn, -7),
  check_out: addDays(checkOut, -7),
  total_cents: quote.totalCents,
  moves: 0,
});

/** The sample with its whole payment being refunded. */
export const refundedSample = (booking: Booking, now: Date): Booking => ({
  ...booking,
  refunds: [{ ...sampleRefund(now), amountCents: booking.quote.totalCents, reason: 'cancelled' }],
});

export const sampleReturnOffer = (now: Date): ReturnOffer => ({
  code: 'BACK-SAMPLE',
  percentOff: 10,
  bookTo: addDays(todayInZone(now, shop().timezone), 365),
});

/** A night more, which the host declines. */
export const sampleChange = ({
  checkIn,
  checkOut,
  adults,
  children,
  pets,
}: Booking): GuestChange => ({
  status: 'declined',
  needs_approval: true,
  check_in: checkIn,
  check_out: addDays(checkOut, 1),
  adults,
  children,
  pets,
  total_cents: 0,
  note: 'The next guests arrive that day.',
});
