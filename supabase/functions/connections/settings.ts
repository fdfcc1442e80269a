import type { FunctionEnv } from '../../../lib/env/functions.ts';
import type { FunctionSettings, Setup } from '../../../lib/schemas/host/settings/connections.ts';
import { refusesTestPayments } from '../../../lib/domain/bookings/test-payments.ts';

type Name = keyof FunctionEnv;

const unset = (env: FunctionEnv, ...names: Name[]): Name[] => names.filter((name) => !env[name]);
const setupOf = (missing: readonly string[]): Setup =>
  missing.length > 0 ? 'incomplete' : 'set_up';
const lastFour = (text = '') => text.slice(-4);

function payments(env: FunctionEnv): FunctionSettings['payments'] {
  const { PAYMENT_PROVIDER: paymentProvider, SITE_URL, SUPABASE_URL = SITE_URL } = env;
  const isOff = refusesTestPayments({
    isProduction: true,
    addresses: [SITE_URL, SUPABASE_URL],
    paymentProvider,
  });
  if (paymentProvider === 'test') return { setup: 'built_in', missing: [], isLive: null, isOff };
  const missing = unset(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  const mode = /^[sr]k_(live|test)_/.exec(env.STRIPE_SECRET_KEY ?? '')?.[1];
  return { setup: setupOf(missing), missing, isLive: mode ? mode === 'live' : null, isOff };
}

function letters(env: FunctionEnv): FunctionSettings['letters'] {
  const { SMTP_URL, EMAIL_FROM: sender, RESEND_EVENTS_SECRET: secret } = env;
  const hearsBounces = secret !== undefined;
  return SMTP_URL
    ? { setup: 'set_up', host: new URL(SMTP_URL).hostname, sender, hearsBounces }
    : { setup: 'built_in', host: '', sender, hearsBounces };
}

function texts(env: FunctionEnv): FunctionSettings['texts'] {
  if (!env.TWILIO_ACCOUNT_SID) {
    return { setup: 'built_in', missing: [], accountEnd: '', sender: '' };
  }
  const hasKey = env.TWILIO_API_KEY && env.TWILIO_API_SECRET;
  const service = env.TWILIO_MESSAGING_SERVICE_SID;
  const missing = [
    // The token also proves that an inbound text came from Twilio.
    ...unset(env, 'TWILIO_AUTH_TOKEN').filter(() => !hasKey),
    ...unset(env, 'TWILIO_FROM').filter(() => !service),
    ...unset(env, 'HASH_KEY'),
  ];
  return {
    setup: setupOf(missing),
    missing,
    accountEnd: lastFour(env.TWILIO_ACCOUNT_SID),
    sender: service ? `messaging service …${lastFour(service)}` : (env.TWILIO_FROM ?? ''),
  };
}

/** The settings of payments, emails and texts without their secrets. */
export const readSettings = (env: FunctionEnv): FunctionSettings => ({
  payments: payments(env),
  letters: letters(env),
  texts: texts(env),
});
