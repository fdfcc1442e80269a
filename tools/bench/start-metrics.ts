import { startBaseline } from './baseline.ts';
import { startSite } from './site.ts';
import { median, milliseconds, row, type Row } from './metrics.ts';

const STARTS = 3;
const TIMES_BASELINE = 2;

/** The site with nothing to rebuild, less the time its embedded backend takes, beside the baseline. */
export async function* startRows(): AsyncGenerator<Row> {
  const own: number[] = [];
  const backend: number[] = [];
  const baselineRun: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const site = await startSite();
    const atMs = (text: string) => site.lines.find((line) => line.text.includes(text))?.atMs ?? 0;
    own.push(site.startMs);
    backend.push(atMs('Starting the site') - atMs('Starting the database'));
    await site.stop();
    const baseline = await startBaseline();
    baselineRun.push(baseline.startMs);
    await baseline.stop();
  }
  const mostMs = TIMES_BASELINE * median(baselineRun) + median(backend);
  yield row('start', 'Nothing to rebuild: start to first page', {
    site: `${milliseconds(median(own))}, of it the backend ${milliseconds(median(backend))}`,
    baseline: milliseconds(median(baselineRun)),
    target: `≤ 2 × baseline + backend = ${milliseconds(mostMs)}`,
    isMet: median(own) <= mostMs,
  });
}
