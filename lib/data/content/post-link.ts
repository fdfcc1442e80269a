import 'server-only';
import { randomBytes } from 'node:crypto';

/** The secret in a draft's link; only its hash is stored. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');
