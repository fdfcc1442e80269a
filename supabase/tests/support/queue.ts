import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import {
  queueEmail,
  queueText,
  type QueuedEmail,
} from '../../functions/_shared/messages/outbox.ts';
import { admin, database } from './backend.ts';
import { setEnvironment } from './environment.ts';
import { startSmtpServer, type Behavior } from './servers/smtp-server.ts';
import { newPhone } from './texts.ts';

export const minutesAfter = (time: Date, minutes: number) =>
  new Date(time.getTime() + minutes * 60_000);

/** Removes other tests' due messages. */
export async function emptyQueue(): Promise<void> {
  await database.query(
    `update public.outbox set status = 'cancelled', claimed_until = null where status = 'queued' and public.is_example_message(dedupe_key) is not true`,
  );
}

export async function useMailServer(t: TestContext, behavior: Behavior) {
  const server = await startSmtpServer(t, behavior);
  setEnvironment(t, { SMTP_URL: server.url, EMAIL_FROM: 'Mountain Mama <mama@example.com>' });
  return server;
}

export async function queueTestEmail(now: Date, rest: Partial<QueuedEmail> = {}) {
  const email = {
    to: `june.${randomUUID()}@example.com`,
    subject: 'Your cabin is waiting',
    text: 'See you soon.\n',
    purpose: 'test',
    budget: 'guests' as const,
    dedupeKey: `test:${randomUUID()}`,
    ...rest,
  };
  return { ...email, id: await queueEmail(admin, email, now) };
}

export async function queueNote(now: Date, to = newPhone()) {
  const text = {
    to,
    body: 'See you soon.',
    purpose: 'test',
    budget: 'guests' as const,
    dedupeKey: `test:${randomUUID()}`,
  };
  return { ...text, id: await queueText(admin, text, now) };
}

type Row = { status: string; attempts: number; error: string | null; send_at: string } & Record<
  string,
  unknown
>;

export async function readMessage(id: string | null): Promise<Row> {
  const [row] = await database.query(
    `select status, attempts, error, provider_id, sent_at, claimed_until, dedupe_key, recipient, body, send_at
     from public.outbox where id = '${id}'`,
  );
  if (!row) throw new Error(`No message ${id}`);
  return row as Row;
}
