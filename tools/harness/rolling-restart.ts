import { sendLoad, type LoadRequest, type Sample } from './load.ts';
import type { SiteProcess } from './site.ts';
import { wait } from './wait.ts';

const VISIT_EVERY_MS = 20;
const PAUSE_MS = 500;

type Balancer = {
  /** Stops sending visitors to this instance. */
  takeOut: (site: SiteProcess) => Promise<unknown>;
  putBack: (site: SiteProcess) => Promise<unknown>;
};

/** Restarts each instance in turn while visitors keep coming. Returns their responses. */
export async function restartInTurn(
  sites: readonly SiteProcess[],
  nextVisit: (index: number) => LoadRequest,
  { takeOut, putBack }: Balancer,
): Promise<Sample[]> {
  const samples: Promise<Sample>[] = [];
  let isOver = false;
  const visit = async () => {
    for (let i = 0; !isOver; i++) {
      samples.push(sendLoad(nextVisit(i)));
      await wait(VISIT_EVERY_MS);
    }
  };
  const visiting = visit();
  await wait(2 * PAUSE_MS);
  for (const site of sites) {
    await takeOut(site);
    await site.child.end('SIGTERM');
    await site.start();
    await putBack(site);
    await wait(PAUSE_MS);
  }
  await wait(PAUSE_MS);
  isOver = true;
  await visiting;
  return Promise.all(samples);
}
