import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TestCheckout } from '@/components/payment/test-checkout';
import { CancellationBanner } from '@/components/stay-picker/price/cancellation-banner';
import { getBooking } from '@/lib/data/bookings/bookings';
import { getPayment } from '@/lib/data/bookings/payments';
import { getTestPaymentPage } from '@/lib/data/bookings/test-payments';
import { agreedTerms } from '@/lib/domain/bookings/booking';
import { awaitsPayment } from '@/lib/domain/bookings/booking-status';
import { formatInstant } from '@/lib/copy/format';
import { robotsOf } from '@/lib/http/routes';
import { shop } from '@/lib/shop/shop';

export const metadata: Metadata = {
  title: 'Payment',
  robots: robotsOf('/pay/[session]'),
  // The URL is secret, but a form on a page without any referrer would count as cross-site.
  referrer: 'same-origin',
};

const OUTCOMES = ['declined', 'closed', 'disputed', 'noted'] as const;

export const dynamic = 'force-dynamic';

export default async function Page({ params, searchParams }: PageProps<'/pay/[session]'>) {
  const { session } = await params;
  const [page, payment, { outcome }] = await Promise.all([
    getTestPaymentPage(session),
    getPayment(session, { mayAskProvider: false }),
    searchParams,
  ]);
  if (!page || !payment) notFound();
  const { status, holdExpiresAt, token } = payment.booking;
  const booking = await getBooking(token);
  const hold =
    holdExpiresAt && awaitsPayment(status)
      ? {
          until: holdExpiresAt.toISOString(),
          untilText: formatInstant(holdExpiresAt, shop().timezone),
        }
      : null;
  return (
    <TestCheckout
      page={page}
      hold={hold}
      imageUrl={booking && booking.cabin.heroImageUrl}
      cancellation={
        booking && (
          <CancellationBanner
            checkIn={booking.checkIn}
            terms={agreedTerms(booking)}
            now={new Date()}
          />
        )
      }
      outcome={OUTCOMES.find((known) => known === outcome) ?? null}
    />
  );
}
