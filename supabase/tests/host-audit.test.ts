import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database } from './support/backend.ts';
import { changeDay, createCabin, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { bookedStay, clearMessages, runMessages } from './support/guest-bookings.ts';
import { readMove, targetOf } from './support/moves.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { STAFF_CALLS } from './support/host-functions.ts';
import { call, refusal, signInAs, type StaffCall } from './support/staff.ts';

type Entry = {
  id: number;
  action: string;
  subject: string;
  actor_email: string;
  before: unknown;
  after: unknown;
};
type Made = { change_id: string; blocks: string[] };
type OutboxRow = { id: string; channel: string };

const manager = await signInAs('manager');
const cabin = await createCabin();

const entries = async () =>
  (await call<{ entries: Entry[] }>(manager, 'host_audit')).entries.filter(
    ({ actor_email }) => actor_email === manager.email,
  );

const READS: readonly StaffCall[] = [
  ...(['host_audit', 'host_booking', 'host_bookings', 'host_calendar', 'host_examples'] as const),
  ...(['host_me', 'host_preview_move', 'host_thread', 'host_threads', 'host_today'] as const),
  ...([
    'host_platforms',
    'host_preview_rates',
    'host_quote',
    'host_rates',
    'host_sent_quotes',
  ] as const),
  ...([
    'host_areas',
    'host_cabin_figures',
    'host_figures',
    'host_funnel',
    'host_pace',
    'host_payments',
    'host_statement',
    'host_statements',
    'host_taxes_due',
    'host_cabin',
    'host_cabin_order',
    'host_cabins',
    'host_check_password',
    'host_connections',
    'host_consents',
    'host_film',
    'host_deals',
    'host_letters',
    'host_preview_review_import',
    'host_review_photo',
    'host_reviews',
    'host_session',
    'host_may_upload_photo',
    'host_newsletter',
    'host_newsletters',
    'host_owner',
    'host_owners',
    'host_photos',
    'host_voice',
    'host_picture_kind',
    'host_post',
    'host_posts',
    'host_preview_cabin',
    'host_promotions',
    'host_rated_nights',
    'host_second_factor',
    'host_settings',
    'host_staff',
    'host_task_setup',
    'host_tasks',
    'host_may_see_task_photo',
    'host_may_send_task_photo',
    'host_has_task_photo',
    'host_subscribers',
    'host_tax_rates',
    'host_stay_arrival',
    'host_template_values',
    'host_templates',
    'host_try_promotion',
  ] as const),
];

test('every function of the console that is no read writes an entry', async () => {
  const rows = await database.query(
    `select proname::text as name, prosrc ~ '\\mwrite_audit\\(' as is_audited from pg_proc
     where pronamespace = 'public'::regnamespace and proname = any ('{${STAFF_CALLS.join()}}')`,
  );
  const audited = rows.filter((row) => row.is_audited).map(({ name }) => String(name));
  const isRead = (name: StaffCall) => READS.includes(name);
  assert.deepEqual(audited.sort(), STAFF_CALLS.filter((name) => !isRead(name)).sort());
});

test('downloads and changes of the second factor are in the audit log', async (t) => {
  const member = await signInAs('manager');
  const details = { month: '2026-10' };
  await call(member, 'host_note_export', { p_file: 'bookings.csv', p_details: details });
  await call(member, 'host_note_second_factor', { p_added: true });
  await call(member, 'host_note_second_factor', { p_added: false });
  const { entries: all } = await call<{ entries: Entry[] }>(manager, 'host_audit');
  const own = all.filter(({ actor_email }) => actor_email === member.email);
  assert.deepEqual(
    own.map(({ action, subject, after }) => [action, subject, after]),
    [
      ['remove_second_factor', member.email, null],
      ['add_second_factor', member.email, null],
      ['export', 'bookings.csv', details],
    ],
  );
  expectErrorOutput(t);
  for (const [p_file, p_details] of [
    ['a b', {}],
    ['bookings.exe', {}],
    ['x.csv', []],
    ['x.csv', { q: 'x'.repeat(1000) }],
  ]) {
    const refused = await refusal(member, 'host_note_export', { p_file, p_details });
    assert.match(refused, /bad_change/);
  }
});

test('each write to nights and a booking leaves one entry, by whom it was', async () => {
  await clearMessages();
  const { reference, totalCents, token } = await bookedStay(cabin.id, stayOf(2, 4));
  await runMessages();
  await database.query(
    `select public.leave_guest_message('${token}', gen_random_uuid(), 'Hello', '[]', 9)`,
  );
  await database.query(
    `update public.outbox set status = 'sent', sent_at = now() where dedupe_key like 'booking:%' and status = 'queued'`,
  );
  const { outbox } = await call<{ outbox: OutboxRow[] }>(manager, 'host_booking', {
    p_reference: reference,
  });
  const messageId = outbox.find(({ channel }) => channel === 'email')?.id;
  const days = { cabin_ids: [cabin.id], from: day(10), to: day(12) };
  const p_reference = reference;
  const made: Partial<Record<StaffCall, Made>> = {};
  const steps: [StaffCall, () => object | Promise<object>, string][] = [
    ['host_set_days', () => ({ p_changes: { ...days, open: false } }), 'set_days'],
    ['host_undo', () => ({ p_change_id: made.host_set_days?.change_id }), 'undo'],
    ['host_block', () => ({ p_block: { ...days, kind: 'block', reason: 'Paint' } }), 'block'],
    ['host_unblock', () => ({ p_id: made.host_block?.blocks[0] }), 'unblock'],
    ['host_note', () => ({ p_reference, p_text: 'A note' }), 'note'],
    ['host_read', () => ({ p_reference }), 'read'],
    ['host_reply', () => ({ p_reference, p_text: 'Hello!' }), 'reply'],
    ['host_close', () => ({ p_reference, p_closed: true }), 'close_thread'],
    ['host_resend', () => ({ p_message_id: messageId }), 'resend'],
    [
      'move_for_host',
      async () => (await readMove(manager, reference, targetOf(cabin.id, stayOf(5, 7)))).args,
      'move',
    ],
    [
      'host_refund',
      () => ({
        p_reference,
        p_amount_cents: 100,
        p_kind: 'goodwill',
        p_reason: 'Noise',
        p_expected_left_cents: totalCents,
      }),
      'refund',
    ],
    [
      'host_cancel',
      () => ({ p_reference, p_expected_refund_cents: totalCents - 100, p_reason: 'A burst pipe' }),
      'cancel',
    ],
  ];
  for (const [index, [name, args, action]] of steps.entries()) {
    made[name] = await call<Made>(manager, name, await args());
    const found = await entries();
    assert.deepEqual([found.length, found[0]?.action], [index + 1, action], name);
  }
});

test('what was refused leaves no entry', async (t) => {
  expectErrorOutput(t);
  const before = await entries();
  const p_changes = { cabin_ids: [cabin.id], from: day(-3), to: day(-1), open: true };
  assert.equal(await refusal(manager, 'host_set_days', { p_changes }), 'PT422 past');
  assert.deepEqual(await entries(), before);
});

test('the entry of a change has what each day was before, days that were alike together', async () => {
  const { id } = await createCabin();
  await changeDay(id, day(5), { price: 20_000 });
  const p_changes = { cabin_ids: [id], from: day(2), to: day(100), price_cents: 30_000 };
  const { change_id } = await call<Made>(manager, 'host_set_days', { p_changes });
  const entryOf = async (action: string) =>
    (await entries()).find((entry) => entry.action === action && entry.subject === change_id);
  type Run = { cabin_id: string; from: string; to: string; day: { price: number | null } };
  const runs = ((await entryOf('set_days'))?.before ?? []) as Run[];
  assert.deepEqual(
    runs.map((run) => [run.cabin_id, run.from, run.to]),
    [
      [id, day(2), day(5)],
      [id, day(5), day(6)],
      [id, day(6), day(100)],
    ],
  );
  assert.equal(runs[1]?.day.price, 20_000);
  await call(manager, 'host_undo', { p_change_id: change_id });
  const undone = ((await entryOf('undo'))?.before ?? []) as Run[];
  assert.deepEqual(
    undone.map((run) => [run.from, run.to, run.day.price]),
    [[day(2), day(100), 30_000]],
  );
});
