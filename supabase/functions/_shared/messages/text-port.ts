import type { FunctionEnv } from '../../../../lib/env/functions.ts';
import type { Delivery } from './delivery.ts';

export type TextFailure =
  | 'invalid_number'
  | 'not_our_country'
  | 'opted_out'
  | 'no_mobile'
  | 'blocked'
  | 'busy'
  | 'unavailable'
  | 'failed';

/** `isCertain`: the provider certainly didn't accept the text, so a retry is safe. False after a timeout. */
export type TextOutcome =
  | { ok: true; providerId: string | null; isSent: boolean }
  | { ok: false; failure: TextFailure; detail: string; isCertain: boolean };

export type TextPort = { send: (text: { to: string; body: string }) => Promise<TextOutcome> };

export const TIMEOUT_MS = 5000;

/** Twilio's error codes; all others are `failed`. */
const FAILURES: Record<number, TextFailure> = {
  21211: 'invalid_number',
  21408: 'not_our_country',
  21610: 'opted_out',
  21614: 'no_mobile',
  30006: 'no_mobile',
  21617: 'unavailable',
  30007: 'blocked',
  30034: 'unavailable',
  30450: 'blocked',
  20429: 'busy',
};

export type Twilio = { account: string; user: string; password: string; sender: [string, string] };

export function readTwilio(env: FunctionEnv): Twilio | null {
  const account = env.TWILIO_ACCOUNT_SID;
  if (!account) return null;
  const [user, password] =
    env.TWILIO_API_KEY && env.TWILIO_API_SECRET
      ? [env.TWILIO_API_KEY, env.TWILIO_API_SECRET]
      : [account, env.TWILIO_AUTH_TOKEN];
  const service = env.TWILIO_MESSAGING_SERVICE_SID;
  const number = env.TWILIO_FROM;
  // An incomplete configuration is an error rather than a fallback to the outbox.
  if (!password || !(service ?? number)) throw new Error('The settings of Twilio are incomplete');
  return {
    account,
    user,
    password,
    sender: service ? ['MessagingServiceSid', service] : ['From', number ?? ''],
  };
}

type Answer = { sid?: unknown; code?: unknown; error_code?: unknown };

function readOutcome(status: number, answer: Answer): TextOutcome {
  const code = Number(answer.code ?? answer.error_code ?? 0);
  if (status >= 200 && status < 300 && !code) {
    return {
      ok: true,
      isSent: true,
      providerId: typeof answer.sid === 'string' ? answer.sid : null,
    };
  }
  const failure = FAILURES[code] ?? (status === 429 ? 'busy' : 'failed');
  const isCertain = status < 500 || status === 503;
  return { ok: false, failure, detail: `${status} ${code || 'without a code'}`, isCertain };
}

const NO_CONNECTION = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Node's fetch has a code in the cause, Deno's only a message; any other error is ambiguous. */
function wasNeverConnected(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  const { code } = (error.cause ?? {}) as { code?: string };
  return NO_CONNECTION.includes(code ?? '') || error.message.includes('client error (Connect)');
}

export const twilioPath = ({ account }: Twilio, rest: string) =>
  `/2010-04-01/Accounts/${encodeURIComponent(account)}${rest}`;

export const twilioHeaders = ({ user, password }: Twilio) => ({
  Authorization: `Basic ${btoa(`${user}:${password}`)}`,
});

function twilioPort(twilio: Twilio, baseUrl: string): TextPort {
  const path = twilioPath(twilio, '/Messages.json');
  return {
    send: async ({ to, body }) => {
      try {
        const response = await fetch(new URL(path, baseUrl), {
          method: 'POST',
          headers: twilioHeaders(twilio),
          body: new URLSearchParams([['To', to], twilio.sender, ['Body', body]]),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        // A gateway's error page isn't JSON; the status is enough.
        const answer = (await response.json().catch((cause: unknown) => {
          if (cause instanceof SyntaxError) return null;
          throw cause;
        })) as Answer | null;
        return readOutcome(response.status, answer ?? {});
      } catch (error) {
        const detail = String(error);
        return { ok: false, failure: 'failed', detail, isCertain: wasNeverConnected(error) };
      }
    },
  };
}

// Failures that a retry can't fix.
const FINAL_FAILURES: readonly TextFailure[] = [
  'invalid_number',
  'not_our_country',
  'opted_out',
  'no_mobile',
  'blocked',
];

/** Converts an outcome to the outbox's format. */
export function deliveryOf(outcome: TextOutcome): Delivery {
  if (outcome.ok) {
    const { isSent, providerId } = outcome;
    return isSent ? { result: 'sent', providerId } : { result: 'kept' };
  }
  const { failure, detail: reason, isCertain } = outcome;
  if (!isCertain) return { result: 'unknown', reason };
  return { result: FINAL_FAILURES.includes(failure) ? 'refused' : 'not_taken', reason };
}

// The text message is in the outbox already.
const outboxPort: TextPort = {
  send: () => Promise.resolve({ ok: true, isSent: false, providerId: null }),
};

/** Uses Twilio when its account is set, else only the outbox. */
export function openTextPort(env: FunctionEnv): TextPort {
  const twilio = readTwilio(env);
  return twilio ? twilioPort(twilio, env.TWILIO_BASE_URL) : outboxPort;
}
