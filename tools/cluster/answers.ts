import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadRequest } from '../resilience/load.ts';
import { ms, percentile, type Row } from '../resilience/row.ts';
import type { SiteProcess } from '../resilience/site.ts';
import { wrk, type Load } from './wrk.ts';

const CONNECTIONS = 50;
// Long enough that the uncached first moment is less than one per cent.
const SECONDS = 8;
const ROUNDS = 3;
const MAX_P99_MS = 50;

const peakMiB = (site: SiteProcess) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1]) / 1024;

/** A script for wrk that sends these requests in turn. */
function scriptOf(folder: string, name: string, visits: readonly LoadRequest[]): string {
  const requests = visits.map(({ url, call }) => {
    const { pathname, search } = new URL(url);
    const headers = Object.entries(call?.headers ?? {}).map(
      ([key, value]) => `["${key}"]="${value}"`,
    );
    const parts = [
      `"${call?.method ?? 'GET'}"`,
      `"${pathname}${search}"`,
      `{${headers.join(',')}}`,
    ];
    return `wrk.format(${[...parts, ...(call?.body ? [`[[${call.body}]]`] : [])].join(',')})`;
  });
  const file = path.join(folder, `${name}.lua`);
  writeFileSync(
    file,
    `local all, n = nil, 0
function request()
  if not all then all = {${requests.join(',')}} end
  n = n + 1
  return all[n % #all + 1]
end`,
  );
  return file;
}

/** One instance, without nginx: calendars and quotes beside the health check, in turn. */
export async function answers(
  site: SiteProcess,
  folder: string,
  kinds: Readonly<Record<'health' | 'availability' | 'quote', readonly LoadRequest[]>>,
): Promise<Row[]> {
  const found = new Map<string, Load[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, visits] of Object.entries(kinds)) {
      const script = scriptOf(folder, name, visits);
      const load = await wrk([`-c${CONNECTIONS}`, `-d${SECONDS}`, '-s', script, site.url]);
      found.set(name, [...(found.get(name) ?? []), load]);
    }
  }
  const median = (name: string, key: keyof Load) =>
    percentile(
      (found.get(name) ?? []).map((load) => load[key]),
      0.5,
    );
  const told = (name: string) =>
    `${Math.round(median(name, 'perSecond'))} requests/s, p99 ${ms(median(name, 'p99Ms'))}`;
  const rows = (['availability', 'quote'] as const).map((name): Row => {
    const share = median(name, 'perSecond') / median('health', 'perSecond');
    return {
      scenario: 'api',
      target: `${name}: ≥ 50 % of /api/health, p99 ≤ ${MAX_P99_MS} ms at ${CONNECTIONS} connections`,
      measured: `${(100 * share).toFixed(0)} %: ${told(name)}, beside ${told('health')}; ${kinds[name].length} different ones in turn`,
      ok: share >= 0.5 && median(name, 'p99Ms') <= MAX_P99_MS,
    };
  });
  const peak = peakMiB(site);
  const measured = `${Math.round(peak)} MiB`;
  return [
    ...rows,
    { scenario: 'memory', target: 'peak of one instance < 600 MiB', measured, ok: peak < 600 },
  ];
}
