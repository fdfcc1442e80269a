import { z } from 'zod';
import type { FunctionEnv } from '../../../lib/env/functions.ts';
import type { Outcome } from '../../../lib/schemas/host/settings/connections.ts';
import { readCapped } from '../_shared/capped-body.ts';
import {
  readTwilio,
  TIMEOUT_MS,
  twilioHeaders,
  twilioPath,
  type Twilio,
} from '../_shared/messages/text-port.ts';
import { networkFailure, outcome, statusFailure } from './failures.ts';

const MAX_BYTES = 256 * 1024;
const PHONE = /^\+[1-9]\d{6,14}$/;

const accountSchema = z.object({ status: z.string(), type: z.string().nullish() });
const numbersSchema = z.object({ incoming_phone_numbers: z.array(z.unknown()) });

/** The parsed response, or why there is none. */
async function ask<T>(
  url: URL,
  twilio: Twilio,
  schema: z.ZodType<T>,
): Promise<{ data: T } | Outcome> {
  try {
    const response = await fetch(url, {
      headers: twilioHeaders(twilio),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await readCapped(response, MAX_BYTES);
    if (!response.ok) {
      // A 404 means that the account doesn't exist.
      return response.status === 404 ? outcome('wrong_key') : statusFailure(response.status);
    }
    const json: unknown = await new Response(body).json().catch(() => undefined);
    const { data } = schema.safeParse(json);
    return data === undefined ? outcome('bad_answer', url.hostname) : { data };
  } catch (error) {
    return networkFailure(error, url.hostname);
  }
}

/** Tests whether the account may send, and owns the number. */
export async function tryTexts(env: FunctionEnv): Promise<Outcome> {
  const twilio = readTwilio(env);
  if (!twilio) return outcome('not_set_up');
  const at = (rest: string) => new URL(twilioPath(twilio, rest), env.TWILIO_BASE_URL);
  const [kind, sender] = twilio.sender;
  const numbers = at('/IncomingPhoneNumbers.json?PageSize=1');
  const isPhone = kind === 'From' && PHONE.test(sender);
  if (isPhone) numbers.searchParams.set('PhoneNumber', sender);
  const [account, owned] = await Promise.all([
    // Only the auth token may read the account itself; usual API keys are refused.
    twilio.user === twilio.account ? ask(at('.json'), twilio, accountSchema) : null,
    ask(numbers, twilio, numbersSchema),
  ]);
  if (account && 'code' in account) return account;
  if (account && account.data.status !== 'active') return outcome('suspended');
  if ('code' in owned) return owned;
  if (isPhone && owned.data.incoming_phone_numbers.length === 0) {
    return outcome('unknown_number', sender);
  }
  return outcome(account?.data.type === 'Trial' ? 'trial' : 'works');
}
