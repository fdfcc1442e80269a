import type { Browser } from '@playwright/test';
import path from 'node:path';
import { withoutCriticalCss } from '../../e2e/support/critical-css.ts';
import { baselineBytes, firstLoadBytes } from '../../e2e/support/first-load.ts';
import { weigh } from '../../e2e/support/page-weight.ts';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { kilobytes } from '../harness/figures.ts';
import { send } from '../harness/http.ts';
import type { Row } from '../harness/report.ts';
import { LANDING } from './landing-pages.ts';

const BUILD = path.join(PROJECT_DIR, '.next');
const KB = 1024;
const MAX_ABOVE_BARE_APP = 30 * KB;

async function weighPage(browser: Browser, page: string, site: string): Promise<Row[]> {
  const { text: html } = await send(site + page);
  const script = firstLoadBytes(html, BUILD);
  const bare = baselineBytes();
  const size = Buffer.byteLength(html);
  const unstyled = kilobytes(Buffer.byteLength(withoutCriticalCss(html)));
  const { fontBytes, requests, bytes, repeatBytes } = await weigh(browser, site + page);
  const row = (what: string, measured: string, ok: boolean): Row => ({
    scenario: 'weight',
    target: `${page}: ${what}`,
    measured,
    ok,
  });
  return [
    row(
      `first-load JavaScript, gzip ≤ a bare app of the same Next + 30 KB`,
      `${kilobytes(script)}, the bare app ${kilobytes(bare)}`,
      script <= bare + MAX_ABOVE_BARE_APP,
    ),
    row(
      'HTML, raw ≤ 60 KB',
      `${kilobytes(size)}, without its first styles ${unstyled}`,
      size <= 60 * KB,
    ),
    row('fonts ≤ 60 KB', kilobytes(fontBytes), fontBytes <= 60 * KB),
    row('requests before load ≤ 25', String(requests), requests <= 25),
    row('transferred before load ≤ 400 KB', kilobytes(bytes), bytes <= 400 * KB),
    row('scripts and fonts of a repeat visit = 0', `${repeatBytes} bytes`, repeatBytes === 0),
  ];
}

/** The bytes and requests of a first visit to each landing page. */
export async function measureWeights(browser: Browser, site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of Object.values(LANDING)) rows.push(...(await weighPage(browser, page, site)));
  return rows;
}
