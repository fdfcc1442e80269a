import { percentile, tally } from './figures.ts';
import { send, type Call } from './http.ts';
import { wait } from './wait.ts';

/** Status 0 means no complete response; `why` says what happened. */
export type Sample = { name: string; status: number; ms: number; why?: string };
export type LoadRequest = { name: string; url: string; call?: Call };

export async function sendLoad({ name, url, call }: LoadRequest): Promise<Sample> {
  const started = performance.now();
  try {
    const { status, ms } = await send(url, call);
    return { name, status, ms };
  } catch (error) {
    return { name, status: 0, ms: performance.now() - started, why: String(error) };
  }
}

/** Sends a fixed number of requests per second, each on time whether or not earlier ones have finished. */
export async function paced(
  perSecond: number,
  seconds: number,
  next: (index: number) => LoadRequest,
): Promise<Sample[]> {
  const total = Math.round(perSecond * seconds);
  const started = performance.now();
  const running: Promise<Sample>[] = [];
  for (let i = 0; i < total; i++) {
    const due = started + (i * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    running.push(sendLoad(next(i)));
  }
  return Promise.all(running);
}

/** Cycles through a list of requests. */
export const inTurn =
  (requests: readonly [LoadRequest, ...LoadRequest[]]) =>
  (index: number): LoadRequest =>
    requests[index % requests.length] ?? requests[0];

export const isOk = ({ status }: Sample): boolean => status === 200;
export const statuses = (samples: readonly Sample[]): string =>
  tally(samples.map(({ status }) => String(status)));

/** Each kind of failure with its count. */
export const tallyFailures = (failed: readonly Sample[]): string =>
  tally(failed.map(({ name, status, why = '' }) => `${name} ${status} ${why}`.trim()));

export const p95 = (samples: readonly Sample[]): number =>
  percentile(
    samples.map(({ ms }) => ms),
    0.95,
  );

export const shareOf = (samples: readonly Sample[], isGood: (sample: Sample) => boolean): number =>
  samples.length === 0 ? 0 : samples.filter(isGood).length / samples.length;
