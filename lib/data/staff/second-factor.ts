import 'server-only';
import { z } from 'zod';
import { isWithinProofLimit, type Visitor } from './sign-in-limits';
import { getStaffMember, readHost, writeHost, type HostFailure } from './staff';
import { logError } from '@/lib/log/log';
import { shop } from '@/lib/shop/shop';
import { staffClient } from '@/lib/supabase/staff-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

const stateSchema = z.object({ offered: z.boolean(), enrolled: z.boolean() });

type Enrollment = {
  factorId: string;
  /** A data URL of an SVG. */
  qrCode: string;
  secret: string;
};
type FactorFailure =
  'wrong_code' | 'code_expired' | 'signed-out' | 'too_many_codes' | 'factor_failed';
type FactorResult<T = null> = { ok: true; data: T } | { ok: false; code: FactorFailure };

type Client = Awaited<ReturnType<typeof staffClient>>;
type AuthFailure = { code?: string | undefined; name: string; status?: number | undefined };

export const getSecondFactor = () => readHost('host_second_factor', {}, stateSchema);

const SIGNED_OUT = ['AuthSessionMissingError', 'AuthInvalidJwtError'];
const CODES: Record<string, FactorFailure> = {
  mfa_verification_failed: 'wrong_code',
  mfa_challenge_expired: 'code_expired',
  mfa_factor_not_found: 'code_expired',
  over_request_rate_limit: 'too_many_codes',
  session_not_found: 'signed-out',
  no_authorization: 'signed-out',
};

function toFailure(error: AuthFailure): { ok: false; code: FactorFailure } {
  const known = SIGNED_OUT.includes(error.name) ? 'signed-out' : CODES[error.code ?? ''];
  if (!known) logError('second factor failed', error);
  return { ok: false, code: known ?? 'factor_failed' };
}

async function countCode(visitor: Visitor): Promise<{ ok: false; code: FactorFailure } | null> {
  const member = await getStaffMember();
  if (!member) return { ok: false, code: 'signed-out' };
  return (await isWithinProofLimit(member.email, visitor))
    ? null
    : { ok: false, code: 'too_many_codes' };
}

async function verifyCode(client: Client, factorId: string, code: string): Promise<FactorResult> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  return error ? toFailure(error) : { ok: true, data: null };
}

/** Records the change in the console's audit log, which Auth doesn't write to. */
async function note(isAdded: boolean): Promise<FactorResult | HostFailure> {
  const noted = await writeHost('host_note_second_factor', { p_added: isAdded });
  return noted.ok ? { ok: true, data: null } : noted;
}

/** Starts a new factor, which becomes active with its first valid code; an unfinished one is discarded. */
export async function startEnrollment(): Promise<FactorResult<Enrollment>> {
  const { mfa } = (await staffClient(WRITE_TIMEOUT_MS)).auth;
  const factors = await mfa.listFactors();
  if (factors.error) return toFailure(factors.error);
  for (const { id, status } of factors.data.all) {
    if (status !== 'unverified') continue;
    const { error } = await mfa.unenroll({ factorId: id });
    if (error) return toFailure(error);
  }
  const named = { friendlyName: shop().name, issuer: shop().name };
  const { data, error } = await mfa.enroll({ factorType: 'totp', ...named });
  if (error) return toFailure(error);
  return {
    ok: true,
    data: { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret },
  };
}

export async function finishEnrollment(
  factorId: string,
  code: string,
  visitor: Visitor,
): Promise<FactorResult | HostFailure> {
  const refused = await countCode(visitor);
  if (refused) return refused;
  const verified = await verifyCode(await staffClient(WRITE_TIMEOUT_MS), factorId, code);
  return verified.ok ? note(true) : verified;
}

async function confirmWith(client: Client, code: string): Promise<FactorResult<string>> {
  const factors = await client.auth.mfa.listFactors();
  if (factors.error) return toFailure(factors.error);
  const [factor] = factors.data.totp;
  if (!factor) return { ok: false, code: 'code_expired' };
  const verified = await verifyCode(client, factor.id, code);
  return verified.ok ? { ok: true, data: factor.id } : verified;
}

/** Verifies a code for this session; it counts for ten minutes (database function require_second_factor). */
export async function confirmSecondFactor(
  code: string,
  visitor: Visitor,
): Promise<FactorResult<string>> {
  return (await countCode(visitor)) ?? confirmWith(await staffClient(WRITE_TIMEOUT_MS), code);
}

/** Requires a code, so that an unattended laptop can't be used to turn it off. */
export async function removeSecondFactor(
  code: string,
  visitor: Visitor,
): Promise<FactorResult | HostFailure> {
  const refused = await countCode(visitor);
  if (refused) return refused;
  const client = await staffClient(WRITE_TIMEOUT_MS);
  const confirmed = await confirmWith(client, code);
  if (!confirmed.ok) return confirmed;
  const { error } = await client.auth.mfa.unenroll({ factorId: confirmed.data });
  return error ? toFailure(error) : note(false);
}
