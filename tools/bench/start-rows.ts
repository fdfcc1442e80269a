import { startFloor } from './floor.ts';
import { startSite } from './site.ts';
import { median, milliseconds, row, type Row } from './rows.ts';

const STARTS = 3;
const TIMES_FLOOR = 2;

/** The site with nothing to rebuild, less the time its embedded backend takes, beside the floor. */
export async function* startRows(): AsyncGenerator<Row> {
  const own: number[] = [];
  const backend: number[] = [];
  const bare: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const site = await startSite();
    const atMs = (text: string) => site.lines.find((line) => line.text.includes(text))?.atMs ?? 0;
    own.push(site.startMs);
    backend.push(atMs('Next.js') - atMs('Starting the database'));
    await site.stop();
    const floor = await startFloor();
    bare.push(floor.startMs);
    await floor.stop();
  }
  const mostMs = TIMES_FLOOR * median(bare) + median(backend);
  yield row('start', 'Nothing to rebuild: start to first page', {
    site: `${milliseconds(median(own))}, of it the backend ${milliseconds(median(backend))}`,
    floor: milliseconds(median(bare)),
    target: `≤ 2 × floor + backend = ${milliseconds(mostMs)}`,
    isMet: median(own) <= mostMs,
  });
}
