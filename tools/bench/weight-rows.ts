import type { Browser } from '@playwright/test';
import path from 'node:path';
import { firstLoadBytes } from '../../e2e/support/first-load.ts';
import { withoutFirstStyles } from '../../e2e/support/first-styles.ts';
import { weigh } from '../../e2e/support/page-weight.ts';
import { BUILD, FLOOR, floorPageOf, LANDING } from './places.ts';
import { attempt, kilobytes, row, type Row } from './rows.ts';

const PART = 'weight';
const KB = 1024;
const MAX = { script: 30 * KB, html: 60 * KB, font: 60 * KB, requests: 25, bytes: 400 * KB };

async function* pageRows(
  browser: Browser,
  page: string,
  site: string,
  floor: string,
): AsyncGenerator<Row> {
  const html = await (await fetch(site + page)).text();
  const floorHtml = await (await fetch(floor + floorPageOf(page))).text();
  const script = firstLoadBytes(html, BUILD);
  const floorScript = firstLoadBytes(floorHtml, path.join(FLOOR, '.next'));
  const size = Buffer.byteLength(html);
  const weight = await weigh(browser, site + page);
  const bare = await weigh(browser, floor + floorPageOf(page));
  yield* [
    row(PART, `${page}: first-load JavaScript, gzip`, {
      site: kilobytes(script),
      floor: kilobytes(floorScript),
      target: '≤ floor + 30 KB',
      isMet: script <= floorScript + MAX.script,
    }),
    row(PART, `${page}: HTML, raw`, {
      site: kilobytes(size),
      floor: kilobytes(Buffer.byteLength(floorHtml)),
      target: '≤ 60 KB',
      isMet: size <= MAX.html,
    }),
    row(PART, `${page}: HTML, raw, without its first styles`, {
      site: kilobytes(Buffer.byteLength(withoutFirstStyles(html))),
      floor: kilobytes(Buffer.byteLength(floorHtml)),
    }),
    row(PART, `${page}: fonts`, {
      site: kilobytes(weight.fontBytes),
      floor: kilobytes(bare.fontBytes),
      target: '≤ 60 KB',
      isMet: weight.fontBytes <= MAX.font,
    }),
    row(PART, `${page}: requests before load`, {
      site: String(weight.requests),
      floor: String(bare.requests),
      target: `≤ ${MAX.requests}`,
      isMet: weight.requests <= MAX.requests,
    }),
    row(PART, `${page}: transferred before load`, {
      site: kilobytes(weight.bytes),
      floor: kilobytes(bare.bytes),
      target: '≤ 400 KB',
      isMet: weight.bytes <= MAX.bytes,
    }),
    row(PART, `${page}: scripts and fonts on a repeat visit`, {
      site: `${weight.repeatBytes} bytes`,
      floor: `${bare.repeatBytes} bytes`,
      target: '0 bytes',
      isMet: weight.repeatBytes === 0,
    }),
  ];
}

export async function* weightRows(browser: Browser, site: string, floor: string) {
  for (const page of Object.values(LANDING)) {
    yield* attempt(PART, `${page}: weight`, () => pageRows(browser, page, site, floor));
  }
}
