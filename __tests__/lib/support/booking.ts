import type { Booking } from '@/lib/domain/bookings/booking';
import { quoteStay } from '@/lib/domain/pricing/quote';
import { quoteInputOf, stayOf } from './pricing';

export const TOKEN = '0123456789abcdef0123456789abcdef';

export const payment = (changes: Partial<Booking['payments'][number]> = {}) => ({
  provider: 'stripe',
  status: 'paid',
  chargeId: null,
  amountCents: 100_000,
  url: 'https://checkout.stripe.com/c/pay/cs_1',
  paidAt: '2026-11-01T15:00:00Z',
  receiptUrl: null,
  ...changes,
});

export const refund = (changes: Partial<Booking['refunds'][number]> = {}) => ({
  id: 'refund',
  amountCents: 100_000,
  status: 'queued',
  reason: 'cancellation',
  sentAt: null,
  ...changes,
});

/** Friday, December 4 to Monday, December 7, 2026, paid; free to cancel until November 20. */
export function bookingOf(changes: Partial<Booking> = {}): Booking {
  const stay = stayOf('2026-12-04', 3);
  return {
    id: '7f6b1c1e-51f4-4d25-9b5c-1d2f6a1e0a02',
    token: TOKEN,
    reference: 'MM-7K2PXQ4A',
    status: 'confirmed',
    cabin: {
      slug: 'bear-hollow',
      title: 'Bear Hollow',
      city: 'Gatlinburg',
      place: { latitude: 35.71335, longitude: -83.51145 },
      heroImageUrl: '/images/test.webp',
      isLive: true,
      checkInTime: '16:00',
      checkOutTime: '10:00',
      timezone: 'America/New_York',
      houseRules: ['No smoking indoors', 'Quiet after 10 PM'],
    },
    arrival: {
      location: { latitude: 35.71234, longitude: -83.51234 },
      address: null,
      directions: null,
      parking: null,
      opensAt: null,
    },
    ...stay,
    adults: 2,
    children: 1,
    pets: 0,
    guestName: 'June Carter',
    guestEmail: 'june@example.com',
    guestPhone: '+18652340142',
    quote: quoteStay(quoteInputOf({ stay })),
    depositCents: null,
    balanceDays: null,
    madeBy: 'guest',
    termsAcceptedAt: '2026-11-01T14:55:00Z',
    holdExpiresAt: null,
    freeCancelUntil: '2026-11-20T05:00:00Z',
    confirmedAt: '2026-11-01T15:00:00Z',
    cancelledAt: null,
    cancelledBy: null,
    moves: 0,
    movedAt: null,
    returnOffer: null,
    change: null,
    changeRules: { dates: 'approval', nights: 'guest', party: 'guest', pets: 'guest' },
    reviewToken: null,
    damageReturn: null,
    payments: [payment()],
    charges: [],
    refunds: [],
    disputes: [],
    messages: [],
    hasNewerBooking: false,
    isSoldElsewhere: false,
    ...changes,
  };
}

export const heldBookingOf = (changes: Partial<Booking> = {}): Booking =>
  bookingOf({
    status: 'pending_payment',
    holdExpiresAt: '2026-11-01T15:30:00Z',
    confirmedAt: null,
    arrival: null,
    payments: [payment({ status: 'open', paidAt: null })],
    ...changes,
  });

export const CANCELLED = { cancelledAt: '2026-11-02T15:00:00Z', cancelledBy: 'guest' } as const;
