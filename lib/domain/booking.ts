import type { BookingStatus } from './booking-status.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { Quote } from './quote.ts';

/** A booking as its guest sees it; the quote is the one it was sold at. */
export type Booking = {
  reference: string;
  status: BookingStatus;
  cabin: {
    slug: string;
    title: string;
    city: string;
    heroImageUrl: string;
    checkInTime: string;
    checkOutTime: string;
    timezone: string;
    freeCancelDays: number;
  };
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  adults: number;
  children: number;
  pets: number;
  guestName: string;
  guestEmail: string;
  quote: Quote;
  holdExpiresAt: Date | null;
  /** Whether it ever was more than a hold. */
  wasConfirmed: boolean;
  /** Cents that came in, and those of them that go back. */
  paidCents: number;
  refundCents: number;
  receiptUrl: string | null;
  /** Where to pay, while the dates are held for it. */
  payUrl: string | null;
};
