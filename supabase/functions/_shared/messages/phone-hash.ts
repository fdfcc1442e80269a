import { readFunctionEnv, type FunctionEnv } from '../../../../lib/env/functions.ts';
import { keyedHash } from '../../../../lib/http/keyed-hash.ts';
import { expectData } from '../../../../lib/supabase/expect-data.ts';
import type { Admin } from '../work.ts';

export class HashKeyMissing extends Error {
  override name = 'HashKeyMissing';
  constructor() {
    super('HASH_KEY is not set: without it no text is sent and no opt-out or consent is kept');
  }
}

/** A keyed hash for opt-outs and consents, which must outlive a change of the project's keys. */
export async function lastingHash(value: string): Promise<string> {
  const { HASH_KEY } = readFunctionEnv();
  if (!HASH_KEY) throw new HashKeyMissing();
  return keyedHash(value, HASH_KEY);
}

/** Outside the outbox a phone number is stored only as this hash. */
export const hashPhone = (phone: string) => lastingHash(`phone:${phone}`);

// A project that set HASH_KEY later still has hashes keyed with its secret.
const formerKeys = (env: FunctionEnv): string[] => {
  const { HASH_KEY_BEFORE, SUPABASE_SECRET_KEY, SUPABASE_SECRET_KEYS, SUPABASE_SERVICE_ROLE_KEY } =
    env;
  const project = SUPABASE_SECRET_KEY ?? SUPABASE_SECRET_KEYS ?? SUPABASE_SERVICE_ROLE_KEY;
  const keys = [HASH_KEY_BEFORE, project].filter((key) => key !== undefined);
  return [...new Set(keys)].filter((key) => key !== env.HASH_KEY);
};

/** Returns hashPhone after moving rows from the hashes of former keys to it. */
export async function adoptPhoneHash(admin: Admin, phone: string): Promise<string> {
  const hash = await hashPhone(phone);
  const keys = formerKeys(readFunctionEnv());
  const former = await Promise.all(keys.map((key) => keyedHash(`phone:${phone}`, key)));
  expectData(await admin.rpc('adopt_phone_hash', { p_former: former, p_hash: hash }));
  return hash;
}
