import { refusesTestPayments } from '../../../../lib/domain/bookings/test-payments.ts';
import { readFunctionEnv } from '../../../../lib/env/functions.ts';
import { errorResponse } from '../responses.ts';

/** Whether booking is off because the site is public and its payments are only tests. */
export function arePaymentsOff(): boolean {
  const { SITE_URL, SUPABASE_URL, PAYMENT_PROVIDER: paymentProvider } = readFunctionEnv();
  const addresses = SUPABASE_URL === undefined ? [SITE_URL] : [SITE_URL, SUPABASE_URL];
  return refusesTestPayments({ isProduction: true, addresses, paymentProvider });
}

export const paymentsOff = () =>
  errorResponse(
    503,
    'payments_off',
    'This site can’t take payments yet, so nothing can be booked here and nothing’s held or charged.',
  );
