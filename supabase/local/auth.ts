import {
  getAuthSchemaSql,
  SUPABASE_AUTH_HELPERS_SQL,
  type EmailDriver,
  type EmailMessage,
} from '@supabase/lite';
import { createClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import type { Database as Schema } from '../../lib/supabase/database.types.ts';
import { fetchInProcess } from '../../lib/supabase/in-process.ts';
import { site } from '../../lib/site.ts';
import { sendOutbox } from '../functions/job-send-outbox/send-outbox.ts';
import { runInBackground } from '../functions/_shared/background-task.ts';
import { renderEmail } from '../functions/_shared/email-template.ts';
import { queueEmail } from '../functions/_shared/outbox.ts';
import type { Database } from './database.ts';
import type { BackendSettings } from './settings.ts';

// Of codes and of links; config.toml says the same for a hosted project.
const CODE_LIFETIME_S = 900;

// What a later migration creates belongs to nobody, and on an existing database these functions come after it.
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
  minimum_password_length: 10,
  email: { otp_expiry: CODE_LIFETIME_S },
});

const codeLetter = (code: string) =>
  renderEmail({
    subject: `${code} is your code for ${site.name}`,
    greeting: 'Hello,',
    parts: [`Your code is ${code}. It is good for fifteen minutes, and once.`],
    note: 'You did not ask for it? Then do nothing: without the code nobody gets in.',
  });

const codeMessage = (now: Date) => ({
  purpose: 'sign-in-code',
  budget: 'owners' as const,
  dedupeKey: `sign-in-code:${randomUUID()}`,
  sendBefore: new Date(now.getTime() + CODE_LIFETIME_S * 1000),
});

/** Auth's mails go into the outbox too, and leave at once where a mail server is configured. */
export class OutboxMail implements EmailDriver {
  readonly #admin;

  constructor(url: string, secretKey: string) {
    this.#admin = createClient<Schema>(url, secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: fetchInProcess },
    });
  }

  async send({ to, text }: EmailMessage): Promise<void> {
    const code = /\b\d{6}\b/.exec(text ?? '')?.[0];
    if (!code) throw new Error('Auth sent a mail without a code');
    const admin = this.#admin;
    const now = new Date();
    await queueEmail(admin, { to, ...codeLetter(code), ...codeMessage(now) }, now);
    runInBackground(() => sendOutbox({ admin, now }));
  }
}
