import { logProblem } from '@/lib/browser/log';

const TIMEOUT_MS = 10_000;

export type Beacon = { url: `/api/track/${string}`; body: object };

async function post({ url, body }: Beacon): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // Survives the page, and has a low priority.
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
    // As text/plain, because some browsers send no other type; the routes parse it as JSON.
    return navigator.sendBeacon(url, JSON.stringify(body));
  } catch {
    return false;
  }
}

/** Fire and forget: no response is read, nothing is retried, failures are only logged (product §8). */
export function sendBeacon(beacon: Beacon, isLeaving: boolean): void {
  if (!isLeaving || !postOnLeaving(beacon)) void post(beacon);
}
