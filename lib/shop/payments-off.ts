import 'server-only';
import { refusesTestPayments } from '@/lib/domain/bookings/test-payments';
import { isProduction } from '@/lib/env/mode';
import { serverEnv } from '@/lib/env/server';

/** Whether this site can take no booking, because it is public and its payments are only tests. */
export const arePaymentsOff = (): boolean =>
  refusesTestPayments({
    isProduction,
    addresses: [serverEnv.SITE_URL],
    paymentProvider: serverEnv.PAYMENT_PROVIDER,
  });
