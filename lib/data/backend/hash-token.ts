import 'server-only';
import { createHash } from 'node:crypto';

/** The database stores only this hash of a secret link's token. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
