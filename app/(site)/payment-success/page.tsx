import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { UnknownBooking } from '@/components/booking/booking-absent';
import { BookingConfirmation } from '@/components/booking/booking-confirmation';
import { BookingPage } from '@/components/booking/booking-page';
import { bookingHeading } from '@/components/booking/booking-status-copy';
import { PaymentWaiting } from '@/components/payment/payment-waiting';
import { getBooking } from '@/lib/data/bookings/bookings';
import { getPayment } from '@/lib/data/bookings/payments';
import { chargeNotice, paymentOutcome } from '@/lib/domain/bookings/payment';
import { paths } from '@/lib/http/paths';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Your payment',
  robots: robotsOf('/payment-success'),
  // The address opens the booking.
  referrer: 'no-referrer',
};

export const dynamic = 'force-dynamic';

/** The return address of the payment page, whether the webhook came first, comes later or never. */
export default async function Page({ searchParams }: PageProps<'/payment-success'>) {
  const { session_id: sessionId } = await searchParams;
  const payment = await getPayment(sessionId, { mayAskProvider: true });
  if (!payment) return <UnknownBooking />;
  if (paymentOutcome(payment) === 'waiting') return <PaymentWaiting payUrl={payment.url} />;
  const { token } = payment.booking;
  if (payment.chargeId !== null) redirect(paths.guestBooking(token, chargeNotice(payment)));
  const booking = await getBooking(token);
  if (!booking) return <UnknownBooking />;
  const now = new Date();
  return (
    <BookingPage heading={bookingHeading(booking, now)}>
      <BookingConfirmation booking={booking} now={now} />
    </BookingPage>
  );
}
