import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL, type EmailDriver } from '@supabase/lite';
import type { Database } from './database.ts';
import type { BackendSettings } from '../settings.ts';

// The lifetime of the token with which the site opens a session at once; config.toml has the same for a hosted project.
const TOKEN_LIFETIME_S = 60;

// Granted explicitly, because on an existing database a migration has revoked the default privileges by now.
export const AUTH_SCHEMA = `
  ${SUPABASE_AUTH_HELPERS_SQL}
  ${getAuthSchemaSql()}
  revoke all on all tables in schema auth from anon, authenticated, service_role;
  grant usage on schema auth to anon, authenticated, service_role;
  grant execute on function auth.uid(), auth.role(), auth.email(), auth.jwt() to anon, authenticated, service_role;
`;

/** Auth's own tables and functions, which a platform has before a project's first migration. */
export async function prepareAuth(database: Database): Promise<void> {
  const [row] = await database.query(`select to_regclass('auth.users') is null as missing`);
  if (row?.missing) await database.runTransaction(AUTH_SCHEMA);
}

export const authSettings = ({ jwtSecret, publishableKey, secretKey }: BackendSettings) => ({
  enabled: true,
  jwt_secret: jwtSecret,
  publishable_key: publishableKey,
  secret_key: secretKey,
  enable_signup: false,
  enable_refresh_token_rotation: true,
  sessions: { timebox: '2160h', inactivity_timeout: '720h' },
  minimum_password_length: 12,
  email: { otp_expiry: TOKEN_LIFETIME_S },
});

/** Auth sends no email: the site sends its own codes and links (sign-in-email). */
export const NO_MAIL: EmailDriver = {
  send: () => Promise.reject(new Error('Auth must not send email')),
};
