import type { FunctionEnv } from '../../../lib/env/functions.ts';

// The shapes below are those of this version, whatever the account's own is.
const VERSION = '2025-08-27.basil';
const TIMEOUT_MS = 5000;

type Call = {
  method?: 'GET' | 'POST';
  form?: Readonly<Record<string, string>>;
  query?: string;
  idempotencyKey?: string;
};

type StripeAnswer = { status: number; body: unknown };

export type StripeApi = (path: string, call?: Call) => Promise<StripeAnswer>;

/** Throws on a timeout or network error; an error status is returned. */
export function openStripeApi({ STRIPE_SECRET_KEY, STRIPE_BASE_URL }: FunctionEnv): StripeApi {
  if (!STRIPE_SECRET_KEY) throw new Error('STRIPE_SECRET_KEY is not set');
  return async (path, { method = 'GET', form, query = '', idempotencyKey } = {}) => {
    const response = await fetch(new URL(`/v1/${path}${query}`, STRIPE_BASE_URL), {
      method,
      headers: {
        Authorization: `Bearer ${STRIPE_SECRET_KEY}`,
        'Stripe-Version': VERSION,
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(form && { body: new URLSearchParams(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // A gateway's error page is not JSON; the status is enough.
    const body: unknown = await response.json().catch((cause: unknown) => {
      if (cause instanceof SyntaxError) return null;
      throw cause;
    });
    return { status: response.status, body };
  };
}

export const errorCodeOf = ({ body }: StripeAnswer): string | null => {
  const error = (body as { error?: { code?: unknown; type?: unknown } } | null)?.error;
  const name = error?.code ?? error?.type;
  return typeof name === 'string' ? name : null;
};

/** For logs and the list of refunds: nothing of what was sent. */
export const describeAnswer = (answer: StripeAnswer): string =>
  `${answer.status} ${errorCodeOf(answer) ?? 'without a code'}`;
