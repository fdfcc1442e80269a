import { logProblem } from './log';

const TIMEOUT_MS = 10_000;

export type Beacon = { url: `/api/track/${string}`; body: object };

async function post({ url, body }: Beacon): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // Must survive the page, and not compete with what the visitor waits for.
      keepalive: true,
      priority: 'low',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) logProblem('tracking', `${url} answered ${response.status}`);
  } catch (error) {
    logProblem('tracking', `${url}: ${String(error)}`);
  }
}

function postOnLeaving({ url, body }: Beacon): boolean {
  try {
    // As plain text, since some browsers send no other: the routes take it for the JSON it is.
    return navigator.sendBeacon(url, JSON.stringify(body));
  } catch {
    return false;
  }
}

/** Sends and forgets: no answer is waited for, nothing is sent twice, and a failure is only logged (product §8). */
export function sendBeacon(beacon: Beacon, isLeaving: boolean): void {
  if (!isLeaving || !postOnLeaving(beacon)) void post(beacon);
}
