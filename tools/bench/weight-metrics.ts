import type { Browser } from '@playwright/test';
import path from 'node:path';
import { firstLoadBytes } from '../../e2e/support/first-load.ts';
import { withoutCriticalCss } from '../../e2e/support/critical-css.ts';
import { weigh } from '../../e2e/support/page-weight.ts';
import { BUILD, BASELINE, baselinePageOf, LANDING } from './paths.ts';
import { attempt, kilobytes, row, type Row } from './metrics.ts';

const PART = 'weight';
const KB = 1024;
const MAX = { script: 30 * KB, html: 60 * KB, font: 60 * KB, requests: 25, bytes: 400 * KB };

async function* pageRows(
  browser: Browser,
  page: string,
  site: string,
  baseline: string,
): AsyncGenerator<Row> {
  const html = await (await fetch(site + page)).text();
  const baselineHtml = await (await fetch(baseline + baselinePageOf(page))).text();
  const script = firstLoadBytes(html, BUILD);
  const baselineScript = firstLoadBytes(baselineHtml, path.join(BASELINE, '.next'));
  const size = Buffer.byteLength(html);
  const weight = await weigh(browser, site + page);
  const baselineRun = await weigh(browser, baseline + baselinePageOf(page));
  yield* [
    row(PART, `${page}: first-load JavaScript, gzip`, {
      site: kilobytes(script),
      baseline: kilobytes(baselineScript),
      target: '≤ baseline + 30 KB',
      isMet: script <= baselineScript + MAX.script,
    }),
    row(PART, `${page}: HTML, raw`, {
      site: kilobytes(size),
      baseline: kilobytes(Buffer.byteLength(baselineHtml)),
      target: '≤ 60 KB',
      isMet: size <= MAX.html,
    }),
    row(PART, `${page}: HTML, raw, without its first styles`, {
      site: kilobytes(Buffer.byteLength(withoutCriticalCss(html))),
      baseline: kilobytes(Buffer.byteLength(baselineHtml)),
    }),
    row(PART, `${page}: fonts`, {
      site: kilobytes(weight.fontBytes),
      baseline: kilobytes(baselineRun.fontBytes),
      target: '≤ 60 KB',
      isMet: weight.fontBytes <= MAX.font,
    }),
    row(PART, `${page}: requests before load`, {
      site: String(weight.requests),
      baseline: String(baselineRun.requests),
      target: `≤ ${MAX.requests}`,
      isMet: weight.requests <= MAX.requests,
    }),
    row(PART, `${page}: transferred before load`, {
      site: kilobytes(weight.bytes),
      baseline: kilobytes(baselineRun.bytes),
      target: '≤ 400 KB',
      isMet: weight.bytes <= MAX.bytes,
    }),
    row(PART, `${page}: scripts and fonts on a repeat visit`, {
      site: `${weight.repeatBytes} bytes`,
      baseline: `${baselineRun.repeatBytes} bytes`,
      target: '0 bytes',
      isMet: weight.repeatBytes === 0,
    }),
  ];
}

export async function* weightRows(browser: Browser, site: string, baseline: string) {
  for (const page of Object.values(LANDING)) {
    yield* attempt(PART, `${page}: weight`, () => pageRows(browser, page, site, baseline));
  }
}
