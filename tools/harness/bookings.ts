import { randomInt, randomUUID } from 'node:crypto';
import { stayOf, PARTY, postJson } from './requests.ts';
import { KEYS, type TestEnvironment } from './environment.ts';
import { send, type Answer } from './http.ts';
import { wait } from './wait.ts';

/** A name that must not appear in any log. */
export const TEST_GUEST = 'Storm Guest';

export type Wish = { cabinId: string; checkIn: string; checkOut: string; nights: number };
export type Attempt = { key: string; body: object };
type Booked = { reference: string; token: string };

/** The target of bookings: the site, or the functions with the secret key. Both get a client IP. */
export type Endpoint = {
  url: string;
  headers: (address: string) => Record<string, string>;
};

export const siteEndpoint = (url: string): Endpoint => ({
  url: `${url}/api/bookings`,
  headers: (address) => ({ 'X-Forwarded-For': address }),
});

export const functionEndpoint = ({ backend }: TestEnvironment): Endpoint => ({
  url: `${backend.url}/functions/v1/create-booking`,
  headers: (address) => ({ apikey: KEYS.secretKey, 'X-Visitor-Address': address }),
});

export const MAX_STAY = 14;

/** The price of each length of stay in the test cabins. */
export async function readPrices({ backend }: TestEnvironment, cabinId: string): Promise<number[]> {
  const prices = [0];
  for (let nights = 1; nights <= MAX_STAY; nights++) {
    const stay = { cabin_id: cabinId, ...stayOf(0, nights), ...PARTY };
    const { status, text } = await backend.call('functions/v1/quote', stay);
    if (status !== 200) throw new Error(`The quote function answered ${status}: ${text}`);
    prices.push((JSON.parse(text) as { quote: { total_cents: number } }).quote.total_cents);
  }
  return prices;
}

const randomAddress = () =>
  [randomInt(11, 99), randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.');

export function attemptFor(wish: Wish, prices: readonly number[]): Attempt {
  return {
    key: randomUUID(),
    body: {
      cabin_id: wish.cabinId,
      check_in: wish.checkIn,
      check_out: wish.checkOut,
      ...PARTY,
      guest: {
        name: TEST_GUEST,
        email: `${randomUUID()}@example.com`,
        phone: `(865) 2${randomInt(10, 99)}-${randomInt(1000, 9999)}`,
      },
      expected_total_cents: prices[wish.nights] ?? 0,
      terms_accepted: true,
    },
  };
}

export const sendAttempt = (endpoint: Endpoint, { key, body }: Attempt, timeoutMs?: number) =>
  send(endpoint.url, {
    ...postJson(body, { 'Idempotency-Key': key, ...endpoint.headers(randomAddress()) }),
    timeoutMs,
  });

export const readBooked = ({ text }: Answer): Booked =>
  (JSON.parse(text) as { booking: Booked }).booking;

/** `201`, or the status with its error code. */
export function nameOf({ status, text }: Answer): string {
  const code = /"code":\s*"([a-z_]+)"/.exec(text)?.[1];
  return status === 201 ? '201' : `${status} ${code ?? ''}`.trim();
}

export type Ledger = {
  acknowledged: Booked[];
  refused: string[];
  /** Outcomes unknown to the client: 5xx and lost connections. */
  unknown: string[];
  /** Unknown outcomes settled later with the same key. */
  settled: number;
};

export const emptyLedger = (): Ledger => ({
  acknowledged: [],
  refused: [],
  unknown: [],
  settled: 0,
});

const PAUSE_MS = 150;
// The booking form's timeout (lib/browser/api/fetch-json.ts).
const GUEST_WAITS_MS = 25_000;

/** Books like a patient guest: retries with the same key until the outcome is known. */
export async function bookUntilKnown(
  endpoint: Endpoint,
  attempt: Attempt,
  ledger: Ledger,
  giveUpAt: number,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    let outcome: string;
    try {
      const answer = await sendAttempt(endpoint, attempt, GUEST_WAITS_MS);
      outcome = nameOf(answer);
      if (answer.status === 201) ledger.acknowledged.push(readBooked(answer));
      else if (answer.status < 500 && answer.status !== 429) ledger.refused.push(outcome);
      if (answer.status < 500 && answer.status !== 429) {
        if (tries > 0) ledger.settled++;
        return;
      }
    } catch (error) {
      outcome = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    }
    if (tries === 0) ledger.unknown.push(outcome);
    if (performance.now() > giveUpAt) return;
    await wait(PAUSE_MS * (0.5 + Math.random()));
  }
}
