import 'server-only';
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { catalogueWatch } from './catalogue-watch';
import { readCatalogueMarks } from './data/catalogue-marks';
import { startDraining } from './draining';
import { endingFetch } from './ending-fetch';
import { logFormat } from './env/log';
import { serverEnv } from './env/server';
import { keepsAnswers } from './env/serving';
import { believeVisitors } from './http/believe-visitors';
import { answersDirectly } from './http/direct-answers';
import { setDefaultHeaders } from './http/default-headers';
import { KeptAnswers } from './http/kept-answers';
import { installPageCache } from './http/page-cache';
import { isBuilding, isProduction } from './env/mode';
import { TEST_PAYMENTS_WARNING } from './domain/test-payments';
import { installJsonConsole } from './json-console';
import { log, logError } from './log';
import { arePaymentsOff } from './payments-off';
import { READ_TIMEOUT_MS } from './supabase/upstream-fetch';

/** The start script sends it some time before the end, SIGTERM being the end itself. */
const DRAIN_SIGNAL = 'SIGUSR2';
// The database tells of each change (app/api/revalidate); this is for what it could not tell.
const LOOK_EVERY_MS = 60_000;
const LOOK_AGAIN_MS = 1000;

export async function prepareServer(): Promise<void> {
  const kept = isProduction && keepsAnswers() ? new KeptAnswers() : null;
  const answers = (request: IncomingMessage, response: ServerResponse) =>
    answersDirectly(request, response) || (kept?.answers(request, response) ?? false);
  believeVisitors(serverEnv.TRUSTED_PROXIES, isProduction ? answers : undefined);
  setDefaultHeaders((response, page) => kept?.keep(response, page));
  process.on(DRAIN_SIGNAL, startDraining);
  if (isBuilding) return;
  // Before Next puts its own around it, at the first page.
  globalThis.fetch = endingFetch(globalThis.fetch, READ_TIMEOUT_MS);
  if (logFormat() === 'json') installJsonConsole();
  warnOfTestPayments();
  if (isProduction) watchCatalogue(await installPageCache(() => kept?.forget()));
}

/** Each instance looks by itself too, at its start and seldom after: nobody may be there to tell it to all of them. */
function watchCatalogue(expire: (tags: string[]) => Promise<void>): void {
  const look = catalogueWatch({
    read: readCatalogueMarks,
    expire,
    builtAt: statSync(path.resolve('.next/BUILD_ID')).mtimeMs,
    onFailure: (error) => logError('catalogue could not be watched', error),
  });
  const next = (waitMs: number) =>
    void setTimeout(
      () => void look().then((isSoon) => next(isSoon ? LOOK_AGAIN_MS : LOOK_EVERY_MS)),
      waitMs,
    ).unref();
  next(LOOK_AGAIN_MS);
}

function warnOfTestPayments(): void {
  if (arePaymentsOff()) log('error', TEST_PAYMENTS_WARNING);
}
