import type { FunctionEnv } from '../../../../lib/env/functions.ts';
import type { Admin } from '../work.ts';
import type { PaymentPort } from './payment-port.ts';
import { stripePort } from './stripe.ts';
import { testPaymentPort } from './test-payments.ts';

export const choosePaymentPort = (env: FunctionEnv, admin: Admin): PaymentPort =>
  env.PAYMENT_PROVIDER === 'stripe' ? stripePort(env) : testPaymentPort(env, admin);
