import 'server-only';
import { refusesTestPayments } from '@/lib/domain/bookings/test-payments';
import { isProduction } from '@/lib/env/mode';
import { serverEnv } from '@/lib/env/server';

/** Whether the site can't take bookings, because it is public and its payments are only tests. */
export const arePaymentsOff = (): boolean =>
  refusesTestPayments({
    isProduction,
    addresses: [serverEnv.SITE_URL],
    paymentProvider: serverEnv.PAYMENT_PROVIDER,
  });
