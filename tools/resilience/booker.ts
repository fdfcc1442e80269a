import { randomInt, randomUUID } from 'node:crypto';
import { send, type Answer } from './http-client.ts';
import { wait } from './row.ts';

/** A name that no log may hold. */
export const STORM_GUEST = 'Storm Guest';

export type Wish = { cabinId: string; checkIn: string; checkOut: string; nights: number };
export type Attempt = { key: string; body: object };
export type Booked = { reference: string; token: string };

/** Where bookings go: the site, or the functions with the secret key. Both are told one visitor's address. */
export type Door = {
  url: string;
  headers: (address: string) => Record<string, string>;
};

export const siteDoor = (url: string): Door => ({
  url: `${url}/api/bookings`,
  headers: (address) => ({ 'X-Forwarded-For': address }),
});

export const functionDoor = (url: string, secretKey: string): Door => ({
  url: `${url}/functions/v1/create-booking`,
  headers: (address) => ({ apikey: secretKey, 'X-Visitor-Address': address }),
});

export const randomAddress = () =>
  [randomInt(11, 99), randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.');

export function attemptFor(wish: Wish, prices: readonly number[]): Attempt {
  return {
    key: randomUUID(),
    body: {
      cabin_id: wish.cabinId,
      check_in: wish.checkIn,
      check_out: wish.checkOut,
      adults: 2,
      children: 0,
      pets: 0,
      guest: {
        name: STORM_GUEST,
        email: `${randomUUID()}@example.com`,
        phone: `(865) 2${randomInt(10, 99)}-${randomInt(1000, 9999)}`,
      },
      expected_total_cents: prices[wish.nights] ?? 0,
      terms_accepted: true,
    },
  };
}

export const sendAttempt = (door: Door, { key, body }: Attempt, timeoutMs?: number) =>
  send(door.url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...door.headers(randomAddress()),
    },
    body: JSON.stringify(body),
    timeoutMs,
  });

export const readBooked = ({ text }: Answer): Booked =>
  (JSON.parse(text) as { booking: Booked }).booking;

/** `201`, or the status with the code of its refusal. */
export function nameOf({ status, text }: Answer): string {
  const code = /"code":\s*"([a-z_]+)"/.exec(text)?.[1];
  return status === 201 ? '201' : `${status} ${code ?? ''}`.trim();
}

export type Ledger = {
  acknowledged: Booked[];
  refused: string[];
  /** Answers that left it open, and lost connections. */
  unknown: string[];
  /** Unknown ones that the same key settled later. */
  settled: number;
  waits: number[];
};

export const emptyLedger = (): Ledger => ({
  acknowledged: [],
  refused: [],
  unknown: [],
  settled: 0,
  waits: [],
});

const PAUSE_MS = 150;
// As long as the booking form does (lib/browser/api.ts).
const GUEST_WAITS_MS = 25_000;

/** Books as a patient guest would: with the same key again and again, until it is known what became of it. */
export async function bookUntilKnown(
  door: Door,
  attempt: Attempt,
  ledger: Ledger,
  giveUpAt: number,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    let outcome: string;
    try {
      const answer = await sendAttempt(door, attempt, GUEST_WAITS_MS);
      outcome = nameOf(answer);
      ledger.waits.push(answer.ms);
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
