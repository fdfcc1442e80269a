import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baselineSources, type BaselineCabin } from './baseline-sources.ts';
import { BASELINE, NEXT, ROOT } from './paths.ts';
import { RESULTS_PER_PAGE as CARDS } from '../../lib/domain/search/pagination.ts';
import { unescapeHtml } from '../../lib/cache/unescape-html.ts';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import { startServer, type Running } from './processes.ts';

const LINKED = ['node_modules', 'public'];

const textOf = (html: string) => unescapeHtml(html.replaceAll(/<[^>]*>/g, ''));

/** What the cards of the site's list show, read from its HTML; throws where it shows too few, or one without a picture. */
export function cabinsOf(listHtml: string): BaselineCabin[] {
  const cards = listHtml.split('<article data-cabin="').slice(1);
  if (cards.length < CARDS) throw new Error(`The list shows ${cards.length} cabins.`);
  return cards.slice(0, CARDS).map((card) => {
    const find = (pattern: RegExp) => textOf(pattern.exec(card)?.[1] ?? '');
    const picture = find(/ src="\/p\/\d+\/([^"]+)"/);
    // A baseline without its pictures would look fast.
    if (!picture) throw new Error('A card of the list has no picture that the baseline can show.');
    return {
      slug: card.slice(0, card.indexOf('"')),
      title: find(/<h[23]>(.*?)<\/h[23]>/),
      city: find(/<header>.*?<p>(.*?)<\/p>/),
      image: `/images/${picture}`,
      text: find(/<blockquote>(.*?)<\/blockquote>/),
    };
  });
}

/** Builds the baseline app unless the last one was of the same sources; its build time in milliseconds, if it built. */
export function buildBaseline(
  cabins: readonly BaselineCabin[],
  isForced = false,
): number | undefined {
  const sources = baselineSources(cabins);
  const stamp = JSON.stringify(sources);
  const stampFile = path.join(BASELINE, 'stamp.json');
  const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isFresh && !isForced) return undefined;
  rmSync(BASELINE, { recursive: true, force: true });
  for (const [name, text] of Object.entries(sources)) {
    const file = path.join(BASELINE, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const linked of LINKED) symlinkSync(path.join(ROOT, linked), path.join(BASELINE, linked));
  const started = performance.now();
  const built = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: BASELINE,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (built.status !== 0)
    throw new Error(`The baseline does not build: ${built.stdout}${built.stderr}`);
  const elapsedMs = performance.now() - started;
  writeFileSync(stampFile, stamp);
  return elapsedMs;
}

export async function startBaseline(): Promise<Running> {
  const port = String(await freePort());
  const args = [NEXT, 'start', '--port', port, '--keepAliveTimeout', '75000'];
  return startServer(
    { command: process.execPath, args, cwd: BASELINE },
    `http://localhost:${port}`,
  );
}
