import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { toCamelKeys } from '../../lib/domain/values/key-case.ts';
import { ownerSchema, ownersSchema } from '../../lib/schemas/host/owners.ts';
import { ownerConsent } from '../../lib/copy/owner-consent.ts';
import { sendOutbox } from '../functions/job-send-outbox/send-outbox.ts';
import { admin, anon, callFunction, database } from './support/backend.ts';
import { readMails } from './support/outbox.ts';
import { ownerForm, ownerRow } from './support/owner-application.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const manager = await signInAs('manager');

async function apply(rest: Parameters<typeof ownerRow>[0] = {}) {
  const application = ownerRow(rest);
  const [row] = expectData(await admin.from('owner_applications').insert(application).select('id'));
  return { email: application.email, id: row?.id ?? '' };
}

type Entry = { kind: string; state: string | null; body: string | null; by: string };
type Owner = {
  state: string;
  consent_words: string | null;
  cabin: { slug: string } | null;
  may_be_mailed: boolean;
  entries: Entry[];
};
const read = (id: string) => call<Owner>(manager, 'host_owner', { p_id: id });
const put = (id: string, state: string, seen: string) => ({
  p_id: id,
  p_state: state,
  p_seen: seen,
});

const CABIN = {
  title: 'Fern Hollow',
  city: 'Wears Valley',
  area: 'wears-valley',
  max_guests: 8,
  bedrooms: 3,
  baths: 2.5,
  nightly_rate: 20_000,
};
const MAIL = { subject: 'Your cabin', body: 'May I visit? <b>' };

test('the words that an owner agreed to are kept with the application', async (t) => {
  expectErrorOutput(t);
  const form = ownerForm({ area: 'gatlinburg' });
  const response = await callFunction('owner-application', {
    method: 'POST',
    headers: { apikey: process.env.SUPABASE_SECRET_KEY ?? '', 'X-Visitor-Address': '2001:db8::77' },
    body: JSON.stringify(form),
  });
  assert.equal(response.status, 201);
  await response.text();
  const [row] = expectData(
    await admin
      .from('owner_applications')
      .select('id, consent_words, state')
      .eq('email', form.email),
  );
  assert.deepEqual([row?.consent_words, row?.state], [ownerConsent(), 'new']);
  const direct = { ...ownerRow(), state: 'agreed' };
  assert.equal((await anon.from('owner_applications').insert(direct)).error?.code, '42501');
});

test('its state is changed in the version that was seen, and each change is recorded with its author', async (t) => {
  expectErrorOutput(t);
  const { id } = await apply();
  await call(manager, 'host_set_owner_state', put(id, 'called', 'new'));
  assert.equal(
    await refusal(manager, 'host_set_owner_state', put(id, 'visited', 'new')),
    'PT422 settings_changed',
  );
  assert.equal(
    await refusal(manager, 'host_set_owner_state', put(id, 'lost', 'called')),
    'PT422 bad_change',
  );
  await call(manager, 'host_set_owner_state', put(id, 'called', 'called'));
  await call(manager, 'host_set_owner_state', put(id, 'declined', 'called'));
  const { state, entries } = await read(id);
  assert.equal(state, 'declined');
  assert.deepEqual(
    entries.map((entry) => [entry.kind, entry.state, entry.by]),
    [
      ['state', 'declined', manager.email],
      ['state', 'called', manager.email],
    ],
  );
});

test('notes are added, once each, and never changed', async (t) => {
  expectErrorOutput(t);
  const { id } = await apply();
  const note = { p_id: id, p_text: ' She likes dogs. ' };
  await call(manager, 'host_note_owner', note);
  await call(manager, 'host_note_owner', note);
  for (const p_text of ['', ' ', 'x'.repeat(4001)]) {
    assert.equal(
      await refusal(manager, 'host_note_owner', { ...note, p_text }),
      'PT422 bad_change',
    );
  }
  assert.deepEqual(
    (await read(id)).entries.map(({ body }) => body),
    ['She likes dogs.'],
  );
  await assert.rejects(
    database.query(`update public.owner_application_entries set body = 'x' where body is not null`),
    /append-only/,
  );
  const [row] = await database.query(
    `select count(*)::int as told from public.audit_log where action = 'note_owner' and concat(before, after) like '%dogs%'`,
  );
  assert.equal(row?.told, 0);
});

test('mail goes through the outbox to the applicant alone, once, and is stored', async (t) => {
  expectErrorOutput(t);
  const { id, email } = await apply();
  const args = { p_id: id, p_mail: MAIL };
  await call(manager, 'host_mail_owner', args);
  await call(manager, 'host_mail_owner', args);
  const mails = await readMails(email);
  assert.deepEqual(
    mails.map(({ subject, body, budget }) => [subject, body, budget]),
    [['Your cabin', 'May I visit? <b>', 'owners']],
  );
  // Unrendered words wait, whoever claims messages.
  const claimed = await admin.rpc('claim_message', { p_limits: {}, p_seconds: 60 });
  assert.notEqual((claimed.data as { id?: string } | null)?.id, mails[0]?.id);
  await sendOutbox({ admin, now: new Date() });
  const [sent] = await readMails(email);
  assert.match(sent?.body ?? '', /^May I visit\? <b>\n[^]+You’re getting this because/);
  assert.match(sent?.html ?? '', /May I visit\? &lt;b&gt;/);
  assert.equal(sent?.status, 'kept');
  assert.deepEqual(
    (await read(id)).entries.map(({ kind, body }) => [kind, body]),
    [['mail', 'May I visit? <b>']],
  );
  for (const p_mail of [
    { ...MAIL, subject: '' },
    { ...MAIL, subject: 'a\nBcc: x@example.com' },
    { ...MAIL, body: '' },
    { subject: 'x', body: 'x', html: '<form action=https://evil.example>' },
    { subject: 'x' },
    [],
  ]) {
    assert.equal(
      await refusal(manager, 'host_mail_owner', { ...args, p_mail }),
      'PT422 bad_change',
      JSON.stringify(p_mail),
    );
  }
  await admin.rpc('note_email_event', {
    p_id: randomUUID(),
    p_kind: 'complaint',
    p_email: email,
  });
  assert.equal((await read(id)).may_be_mailed, false);
  assert.equal(
    await refusal(manager, 'host_mail_owner', { p_id: id, p_mail: { ...MAIL, body: 'Hello?' } }),
    'PT422 wants_no_mail',
  );
});

test('what was agreed becomes a draft, once, and each links to the other', async (t) => {
  expectErrorOutput(t);
  const { id } = await apply();
  const args = { p_id: id, p_cabin: CABIN };
  assert.equal(await refusal(manager, 'host_convert_owner', args), 'PT422 not_agreed');
  await call(manager, 'host_set_owner_state', put(id, 'agreed', 'new'));
  assert.equal(
    await refusal(manager, 'host_convert_owner', { ...args, p_cabin: { title: 5 } }),
    'PT422 bad_change',
  );
  const { slug } = await call<{ slug: string }>(manager, 'host_convert_owner', args);
  assert.equal(await refusal(manager, 'host_convert_owner', args), 'PT422 already_converted');
  assert.equal((await read(id)).cabin?.slug, slug);
  type Made = { state: string; application_id: string; facts: Record<string, unknown> };
  const made = await call<Made>(manager, 'host_cabin', { p_slug: slug });
  assert.deepEqual([made.state, made.application_id], ['draft', id]);
  assert.partialDeepStrictEqual(made.facts, {
    title: 'Fern Hollow',
    address: '12 Fern Hollow Road',
    max_pets: 1,
    max_guests: 8,
    has: ['hot_tub', 'wifi'],
  });
  // Away with it, so that the cabin is in nobody's list.
  await database.query(`delete from public.cabins where slug = '${slug}'`);
  assert.equal((await read(id)).cabin, null);
});

test('applications are found by what was written, by state, and page by page', async () => {
  const mark = randomUUID().slice(0, 8);
  await Promise.all(
    Array.from({ length: 52 }, (_, i) => apply({ property_name: `Hollow ${mark} ${i}` })),
  );
  type List = { applications: { id: string }[]; next: string | null; counts: { new: number } };
  const list = (p_search: object) => call<List>(manager, 'host_owners', { p_search });
  const first = await list({ text: mark.toUpperCase(), state: 'new' });
  const second = await list({ text: mark, after: first.next });
  assert.equal(first.applications.length, 50);
  assert.equal(second.applications.length, 2);
  assert.equal(second.next, null);
  const ids = [...first.applications, ...second.applications].map(({ id }) => id);
  assert.equal(new Set(ids).size, 52);
  assert.deepEqual((await list({ text: mark, state: 'agreed' })).applications, []);
  const today = await call<{ new_owners: number }>(manager, 'host_today');
  assert.equal(today.new_owners, first.counts.new);
  assert.ok(today.new_owners >= 52);
  const cleaner = await call<{ new_owners?: number }>(await signInAs('cleaner'), 'host_today');
  assert.equal(cleaner.new_owners, undefined);
});

test('what the functions answer is what the console reads', async () => {
  const { id, email } = await apply();
  await call(manager, 'host_mail_owner', { p_id: id, p_mail: MAIL });
  const owner = ownerSchema.parse(
    toCamelKeys(await call<object>(manager, 'host_owner', { p_id: id })),
  );
  assert.deepEqual([owner.email, owner.baths, owner.entries[0]?.delivery], [email, 2.5, 'queued']);
  const list = await call<object>(manager, 'host_owners', { p_search: { text: email } });
  assert.equal(ownersSchema.parse(toCamelKeys(list)).applications[0]?.id, id);
});

test('it is deleted on request, with notes and mail, and the history names nobody', async (t) => {
  expectErrorOutput(t);
  const { id, email } = await apply();
  await call(manager, 'host_note_owner', { p_id: id, p_text: 'Nice' });
  await call(manager, 'host_mail_owner', { p_id: id, p_mail: MAIL });
  await call(manager, 'host_delete_owner', { p_id: id });
  assert.deepEqual(await readMails(email), []);
  assert.equal(await refusal(manager, 'host_owner', { p_id: id }), 'PT422 unknown_application');
  const [left] = await database.query(
    `select count(*)::int as entries from public.owner_application_entries where application_id = '${id}'`,
  );
  assert.equal(left?.entries, 0);
  const entries = await database.query(
    `select concat(a.before, a.after) as said from public.audit_log a where a.subject = '${id}'`,
  );
  assert.equal(entries.length, 3);
  for (const { said } of entries) assert.ok(!String(said).includes('@'));
});
