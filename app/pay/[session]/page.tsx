import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TestCheckout } from '@/components/payment/test-checkout';
import { getPayment } from '@/lib/data/payments';
import { getTestPaymentPage } from '@/lib/data/test-payments';
import { awaitsPayment } from '@/lib/domain/bookings/booking-status';
import { formatInstant } from '@/lib/format';
import { robotsOf } from '@/lib/routes';
import { site } from '@/lib/site';

type Props = {
  params: Promise<{ session: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const metadata: Metadata = {
  title: 'Payment',
  robots: robotsOf('/pay/[session]'),
  // Its address opens the page; but a form of a page without any referrer is taken for another site's.
  referrer: 'same-origin',
};

export const dynamic = 'force-dynamic';

export default async function Page({ params, searchParams }: Props) {
  const { session } = await params;
  const [page, payment, { outcome }] = await Promise.all([
    getTestPaymentPage(session),
    getPayment(session, { mayAskProvider: false }),
    searchParams,
  ]);
  if (!page || !payment) notFound();
  const { status, holdExpiresAt } = payment.booking;
  const hold =
    holdExpiresAt && awaitsPayment(status)
      ? {
          until: holdExpiresAt.toISOString(),
          untilText: formatInstant(holdExpiresAt, site.timezone),
        }
      : null;
  return (
    <TestCheckout
      page={page}
      hold={hold}
      outcome={outcome === 'declined' || outcome === 'closed' ? outcome : null}
    />
  );
}
