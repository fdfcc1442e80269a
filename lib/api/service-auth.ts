import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env/server';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the caller shows the project's secret key. */
export function holdsSecretKey(request: Pick<Request, 'headers'>): boolean {
  const shown = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(shown), digest(serverEnv.SUPABASE_SECRET_KEY));
}
