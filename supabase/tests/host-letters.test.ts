import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERY_LETTER, LETTERS, letterFields } from '../../lib/domain/messaging/letter.ts';
import { letterFormSchema, letterNameSchema } from '../../lib/schemas/letters.ts';
import { shop } from '../../lib/shop/shop.ts';
import { admin, anon, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  readStayMessages,
  runMessages,
} from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, callFunctionAs, refusal, signInAs, type Signed } from './support/staff.ts';
import { asStaff, tryOut } from './support/try-out.ts';

type Texts = { subject?: string | null; opening?: string | null; closing?: string | null };

const manager = await signInAs('manager');
const cabin = await createCabin({ title: 'Fern <i>Hollow</i>', city: 'Gatlinburg' });

const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** What each call says, and what is stored then; all of it is taken back. */
const tried = async <T>(
  ...calls: readonly (readonly [letter: string, texts: unknown, seen: object])[]
) =>
  tryOut<T>(`
    ${await asStaff(manager)}
    result := '[]';
    ${calls
      .map(
        ([letter, texts, seen]) => `
    begin
      perform public.host_save_letter('${letter}', ${json(texts)}, ${json(seen)});
      result := result || '"saved"';
    exception when sqlstate 'PT422' then
      result := result || to_jsonb(sqlerrm);
    end;`,
      )
      .join('\n')}
    result := jsonb_build_object('told', result, 'letters', public.host_letters(), 'entries', (
      select jsonb_agg(jsonb_build_array(a.subject, a.before ->> 'opening', a.after ->> 'opening') order by a.id)
      from public.audit_log a where a.action = 'save_letter' and a.actor_id = '${manager.id}'
    ));`);

/** Words that letters have for the time of a test. */
async function withWords(words: Record<string, Texts>, run: () => Promise<void>): Promise<void> {
  for (const [p_letter, p_texts] of Object.entries(words)) {
    await call(manager, 'host_save_letter', { p_letter, p_texts, p_seen: {} });
  }
  try {
    await run();
  } finally {
    for (const [p_letter, p_seen] of Object.entries(words)) {
      await call(manager, 'host_save_letter', { p_letter, p_texts: {}, p_seen });
    }
  }
}

const emailOf = async (stay: Parameters<typeof readStayMessages>[0], letter: string) =>
  (await readStayMessages(stay)).find(
    ({ purpose, channel }) => purpose === letter && channel === 'email',
  );

test('the letters and their fields are the same in the table and in the code', async () => {
  const [row] = await database.query(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where conrelid = 'public.letter_texts'::regclass and conname = 'letter_texts_letter_check'`,
  );
  const names = [...String(row?.rule).matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
  assert.deepEqual(names.sort(), [...LETTERS, EVERY_LETTER].sort());
  for (const letter of [...LETTERS, EVERY_LETTER] as const) {
    for (const part of ['subject', 'opening', 'closing'] as const) {
      const [found] = await database.query(
        `select public.letter_fields('${letter}', '${part}') as fields`,
      );
      assert.deepEqual(
        [...(found?.fields as string[])].sort(),
        [...letterFields(letter, part)].sort(),
        `${letter} ${part}`,
      );
    }
  }
});

test('words are saved, changed, and taken out again, each with an entry of the history', async () => {
  const found = await tried<Record<string, unknown[]>>(
    ['arrival', { subject: 'Soon: {cabin}', opening: ' Howdy, {guest_name}! ' }, {}],
    ['arrival', { opening: 'Hi' }, { subject: 'Soon: {cabin}', opening: 'Howdy, {guest_name}!' }],
    ['arrival', { subject: 'Late' }, { subject: 'Soon: {cabin}' }],
    [EVERY_LETTER, { closing: 'Yours, {phone}' }, {}],
    ['arrival', { subject: '', opening: ' ' }, { opening: 'Hi' }],
    ['arrival', {}, {}],
  );
  assert.deepEqual(found.told, [
    'saved',
    'saved',
    'settings_changed',
    'saved',
    'saved',
    'bad_change',
  ]);
  assert.partialDeepStrictEqual(found.letters, [
    { letter: EVERY_LETTER, subject: null, opening: null, closing: 'Yours, {phone}' },
  ]);
  assert.deepEqual(found.entries, [
    ['arrival', null, 'Howdy, {guest_name}!'],
    ['arrival', 'Howdy, {guest_name}!', 'Hi'],
    [EVERY_LETTER, null, null],
    ['arrival', 'Hi', null],
  ]);
});

const WRONG: [letter: string, texts: unknown, code: string][] = [
  ['arrival', { opening: 'Hello {first_name}' }, 'unknown_field'],
  ['arrival', { subject: 'Your key: {stay_link}' }, 'unknown_field'],
  ['hold-expired', { opening: '{guest_name}, it is over' }, 'unknown_field'],
  ['sold-elsewhere', { opening: 'See {stay_link}' }, 'unknown_field'],
  ['newsletter-confirmation', { opening: 'About {cabin}' }, 'unknown_field'],
  [EVERY_LETTER, { closing: 'Yours, {reference}' }, 'unknown_field'],
  ['arrival', { subject: 'Two\nlines' }, 'bad_change'],
  ['arrival', { subject: 'A\u0007bell' }, 'bad_change'],
  ['arrival', { subject: 'x'.repeat(151) }, 'bad_change'],
  ['arrival', { opening: 'x'.repeat(601) }, 'bad_change'],
  ['arrival', { closing: 'Yours' }, 'bad_change'],
  [EVERY_LETTER, { subject: 'All' }, 'bad_change'],
  [EVERY_LETTER, { closing: 'x'.repeat(151) }, 'bad_change'],
  ['host-confirmed', { subject: 'News' }, 'bad_change'],
  ['arrival', { body: 'All of it' }, 'bad_change'],
  ['arrival', [], 'bad_change'],
];

test('what may not stand in a letter is refused', async () => {
  const { told } = await tried<{ told: string[] }>(
    ...WRONG.map(([letter, texts]) => [letter, texts, {}] as const),
  );
  assert.deepEqual(
    told,
    WRONG.map(([, , code]) => code),
  );
});

test('the form refuses fields the letter does not have, and line breaks in a subject', () => {
  const seen = { subject: null, opening: null, closing: null };
  const parse = (letter: string, texts: object) =>
    letterFormSchema.safeParse({
      letter,
      seen,
      texts: { subject: '', opening: '', closing: '', ...texts },
    }).success;
  for (const [letter, texts, code] of WRONG) {
    if (letterNameSchema.safeParse(letter).success && code === 'unknown_field') {
      assert.equal(parse(letter, texts as object), false, JSON.stringify(texts));
    }
  }
  assert.equal(parse('arrival', { subject: 'Two\nlines' }), false);
  assert.equal(
    parse('arrival', { subject: 'Soon: {cabin}', opening: 'Two\nlines, {phone}' }),
    true,
  );
});

test('a letter has the host’s words as text, and keeps every fact', async () => {
  await clearMessages();
  const own = {
    'booking-confirmed': {
      subject: '{guest_name}, {cabin} is yours',
      opening: 'Howdy <b>{guest_name}</b> & all!\nSee {check_in}.',
    },
    [EVERY_LETTER]: { closing: 'From the <porch>, {phone}' },
  };
  await withWords(own, async () => {
    const stay = await bookedStay(cabin.id, stayOf(60, 63), { name: '{phone} June' });
    await runMessages();
    const letter = await emailOf(stay, 'booking-confirmed');
    const { subject, body, html } = letter ?? {};
    assert.match(subject ?? '', /, Fern <i>Hollow<\/i> is yours$/);
    assert.match(body ?? '', /^Hi .*\n\nHowdy <b>.*<\/b> & all!\nSee \w+day, [^\n]+\.\n\nFern /);
    assert.match(body ?? '', /\n\nFrom the <porch>, \(865\) 555-0142\n\nMountain Mama\n/);
    assert.ok(html?.includes('&lt;b&gt;') && html.includes('&amp; all!<br>See '), html ?? '');
    assert.match(html ?? '', /From the &lt;porch&gt;, <span [^>]*>\(865\) 555-0142<\/span>/);
    assert.doesNotMatch(html ?? '', /<b>|<i>|<porch>/);
    for (const fact of [
      stay.reference,
      `/stay/${stay.token}`,
      'Total with fees and taxes',
      'through',
    ]) {
      assert.ok(body?.includes(fact), fact);
    }
    // Others have the closing alone.
    const reminder = await emailOf(stay, 'arrival');
    assert.match(reminder?.body ?? '', /The porch is swept\. Here’s everything/);
    assert.match(reminder?.body ?? '', /From the <porch>/);
  });
});

test('an opening takes the place of the built-in greeting, and of no fact', async () => {
  await clearMessages();
  const own = { arrival: { opening: 'Almost!' }, 'cancel-reminder': { opening: 'A word:' } };
  await withWords(own, async () => {
    const stay = await bookedStay(cabin.id, stayOf(70, 73));
    await runMessages();
    const arrival = (await emailOf(stay, 'arrival'))?.body ?? '';
    assert.match(arrival, /\n\nAlmost!\n\nHere’s everything for your stay at Fern .*MM-/);
    assert.doesNotMatch(arrival, /porch is swept/);
    const reminder = (await emailOf(stay, 'cancel-reminder'))?.body ?? '';
    assert.match(reminder, /\n\nA word:\n\nYour stay at .* has free cancellation through /);
  });
});

test('back to the built-in words, the letter is as it was', async () => {
  await clearMessages();
  const stay = await bookedStay(cabin.id, stayOf(80, 83));
  await runMessages();
  assert.match(
    (await emailOf(stay, 'cancel-reminder'))?.body ?? '',
    /\n\nJust a heads-up\. Your stay at /,
  );
  assert.equal(await cancelStay(stay, stay.totalCents), 'cancelled');
  await runMessages();
  const cancelled = await emailOf(stay, 'booking-cancelled');
  assert.match(cancelled?.subject ?? '', /^Canceled: Fern /);
  assert.match(cancelled?.body ?? '', /\n\nYour booking MM-\w+ at Fern /);
});

test('a row that breaks the rules changes no letter', async () => {
  const { parseLetterTexts } = await import('../../lib/schemas/letters.ts');
  const row = { letter: 'hold-expired', subject: null, opening: 'Hi {guest_name}', closing: null };
  assert.equal(parseLetterTexts(row), null);
  assert.equal(parseLetterTexts({ ...row, opening: 'x'.repeat(601) }), null);
  assert.equal(parseLetterTexts({ ...row, letter: 'other', opening: 'Hi' }), null);
  assert.equal(parseLetterTexts({ ...row, opening: 'Hi' })?.texts.opening, 'Hi');
});

test('the table is closed to everybody but the functions, and roles without the shop', async (t) => {
  expectErrorOutput(t);
  for (const client of [anon, manager.client]) {
    assert.equal((await client.from('letter_texts').select('letter')).error?.code, '42501');
  }
  const row = { letter: 'arrival', opening: 'Mine' };
  for (const client of [anon, manager.client, admin]) {
    assert.equal((await client.from('letter_texts').insert(row)).error?.code, '42501');
  }
  for (const role of ['cleaner', 'cabin_owner'] as const) {
    const member = await signInAs(role);
    assert.equal(await refusal(member, 'host_letters'), '42501 not_allowed');
  }
});

async function preview(member: Signed | null, body: object, apikey?: string) {
  const response = await callFunctionAs(member, 'letter-preview', body, apikey);
  return { status: response.status, text: await response.text() };
}

test('each letter has a preview with the words that are typed, without scripts, styles and links', async () => {
  const texts = {
    subject: 'To you: {phone}',
    opening: '<script>alert(1)</script>',
    closing: 'Bye',
  };
  for (const letter of LETTERS) {
    const { status, text } = await preview(manager, { letter, texts });
    assert.equal(status, 200, text);
    const { subject, html } = JSON.parse(text) as { subject: string; html: string };
    assert.equal(subject, `To you: ${shop().phone.display}`);
    assert.ok(html.includes('&lt;script&gt;alert(1)') && html.includes('Bye'), letter);
    assert.doesNotMatch(html, /<script|<style|href=/, letter);
    const builtIn = await preview(manager, {
      letter,
      texts: { subject: '', opening: '', closing: '' },
    });
    assert.equal(builtIn.status, 200, letter);
    assert.doesNotMatch(builtIn.text, /alert|undefined|NaN|null/, letter);
  }
});

test('a preview is for who may change the words, through the site, and for no other field', async (t) => {
  expectErrorOutput(t);
  const body = { letter: 'arrival', texts: { subject: '', opening: '', closing: '' } };
  assert.equal((await preview(null, body)).status, 401);
  assert.equal((await preview(await signInAs('cleaner'), body)).status, 403);
  const publicKey = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
  assert.equal((await preview(manager, body, publicKey)).status, 401);
  const unknown = { ...body.texts, opening: '{first_name}' };
  assert.equal((await preview(manager, { ...body, texts: unknown })).status, 400);
});
