import 'server-only';
import process from 'node:process';
import { startDraining } from './draining';
import { logFormat } from './env/log';
import { serverEnv } from './env/server';
import { believeVisitors } from './http/believe-visitors';
import { setDefaultHeaders } from './http/default-headers';
import { isBuilding, isProduction } from './env/mode';
import { testPaymentsWarning } from './domain/test-payments-warning';
import { installJsonConsole } from './json-console';
import { log } from './log';

/** The start script sends it some time before the end, SIGTERM being the end itself. */
const DRAIN_SIGNAL = 'SIGUSR2';

export function prepareServer(): void {
  believeVisitors(serverEnv.TRUSTED_PROXIES);
  setDefaultHeaders();
  process.on(DRAIN_SIGNAL, startDraining);
  if (!isBuilding && logFormat() === 'json') installJsonConsole();
  warnOfTestPayments();
}

function warnOfTestPayments(): void {
  const { SITE_URL: siteUrl, PAYMENT_PROVIDER: paymentProvider } = serverEnv;
  const warning = testPaymentsWarning({ isProduction, siteUrl, paymentProvider });
  if (warning && !isBuilding) log('error', warning);
}
