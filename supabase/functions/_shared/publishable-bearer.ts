import { verifyCredentials } from '@supabase/server/core';

const BEARER = /^Bearer +(sb_publishable_\S+)$/i;

/** Whether a caller without an apikey header sends the publishable key as `Authorization: Bearer`. */
export async function hasPublishableBearer({ headers }: Request): Promise<boolean> {
  const apikey = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  if (!apikey || headers.get('apikey')) return false;
  const { error } = await verifyCredentials({ token: null, apikey }, { auth: 'publishable' });
  return error === null;
}
