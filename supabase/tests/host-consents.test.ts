import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { CONSENT_PURPOSES, missingParts } from '../../lib/domain/messaging/consent-wording.ts';
import { consentWordsSchema } from '../../lib/schemas/consent.ts';
import { consentOf, type Consent } from '../../lib/copy/sms-consent.ts';
import { shop } from '../../lib/shop/shop.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { watchOpenings } from '../functions/watch-openings/watch-openings.ts';
import { admin, anon, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { expectRefusal, post } from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';
import { newPhone, textBody, textsTo } from './support/texts.ts';
import { asStaff, tryOut } from './support/try-out.ts';

const owner = await signInAs('owner');
const GOOD =
  'One text from {name}. Msg & data rates may apply. Reply STOP to end it, HELP for help.';
const LATER = 'One single text from {name}. MSG & DATA RATES MAY APPLY. Reply stop or help.';
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What each call says, and what is stored then; all of it is taken back. */
const tried = async <T>(
  ...calls: readonly (readonly [purpose: string, words: string, seen: string | null])[]
) =>
  tryOut<T>(`
    ${await asStaff(owner)}
    result := '[]';
    ${calls
      .map(
        ([purpose, words, seen]) => `
    begin
      result := result || (public.host_save_consent(${quoted(purpose)}, ${quoted(words)},
        ${seen === null ? 'null' : seen}) -> 'version');
    exception when sqlstate 'PT422' then
      result := result || to_jsonb(sqlerrm);
    end;`,
      )
      .join('\n')}
    result := jsonb_build_object('told', result, 'rows', public.host_consents(), 'entries', (
      select jsonb_agg(jsonb_build_array(a.subject, a.before, a.after) order by a.id)
      from public.audit_log a where a.action = 'save_consent' and a.actor_id = '${owner.id}'
    ));`);

/** Words that hold for the time of a test, in the place of others: the table itself gives none back. */
async function withWording(words: string, test: (version: string) => Promise<void>): Promise<void> {
  const save = (p_purpose: string, p_words: string, p_seen: string | null) =>
    call<{ version: string }>(owner, 'host_save_consent', { p_purpose, p_words, p_seen });
  let version = '';
  for (const purpose of CONSENT_PURPOSES) {
    const first = await save(purpose, LATER, null);
    ({ version } = await save(purpose, words, first.version));
  }
  try {
    await test(version);
  } finally {
    await database.query('alter table public.consent_wordings disable trigger refuse_change');
    await database.query('delete from public.consent_wordings');
    await database.query('alter table public.consent_wordings enable trigger refuse_change');
  }
}

const cabin = await createCabin();
const asked = (consent: Consent) => {
  const [phone, sessionId] = [newPhone(), randomUUID()];
  return { phone, sessionId, body: textBody(cabin.id, phone, { sessionId, consent }) };
};
const storedOf = async (sessionId: string) =>
  expectData(
    await admin
      .from('text_consents')
      .select('disclosure_version, disclosure_text')
      .eq('session_id', sessionId),
  );

test('each save is a version of its own, named by its day and counted within it', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const found = await tried<{
    told: string[];
    rows: { purpose: string; version: string; words: string; saved_by: string }[];
    entries: unknown[];
  }>(
    ['cabin_link', GOOD, null],
    ['cabin_link', LATER, quoted(today)],
    ['cabin_opening', GOOD, null],
    ['cabin_link', GOOD, quoted(`${today}-2`)],
  );
  assert.deepEqual(found.told, [today, `${today}-2`, today, `${today}-3`]);
  assert.deepEqual(
    found.rows.map(({ purpose, version, words }) => [purpose, version, words]),
    [
      ['cabin_link', `${today}-3`, GOOD],
      ['cabin_opening', today, GOOD],
      ['cabin_link', `${today}-2`, LATER],
      ['cabin_link', today, GOOD],
    ],
  );
  assert.ok(found.rows.every(({ saved_by }) => saved_by === owner.email));
  assert.deepEqual(found.entries.slice(0, 2), [
    ['cabin_link', null, { version: today, words: GOOD }],
    ['cabin_link', { version: today, words: GOOD }, { version: `${today}-2`, words: LATER }],
  ]);
});

test('words that somebody else has replaced, and those that hold already, are refused', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { told } = await tried<{ told: string[] }>(
    ['cabin_link', GOOD, quoted('2026-11-21')],
    ['cabin_link', GOOD, null],
    ['cabin_link', LATER, null],
    ['cabin_link', GOOD, quoted(today)],
  );
  assert.deepEqual(told, ['settings_changed', today, 'settings_changed', 'same_words']);
});

test('what words need is the same in SQL and in the form', async (t) => {
  expectErrorOutput(t);
  const lacking: [string, string[]][] = [
    [GOOD, []],
    [GOOD.replace('{name}', shop().name.toUpperCase()), []],
    [GOOD.replace('{name}', 'Another Shop'), ['name']],
    [GOOD.replace('STOP', 'QUIT'), ['stop']],
    [GOOD.replace('STOP', 'unstoppable'), ['stop']],
    [GOOD.replace('HELP for help', 'AID'), ['help']],
    [GOOD.replace('Msg & data rates may apply', 'It may cost'), ['rates']],
    ['Yes', ['name', 'rates', 'stop', 'help']],
  ];
  for (const [words, parts] of lacking) {
    assert.deepEqual(missingParts(words, shop().name), parts, words);
    const [row] = await database.query(`select public.consent_lacks(${quoted(words)}) as parts`);
    assert.deepEqual(row?.parts, parts, words);
    assert.equal(consentWordsSchema.safeParse(words).success, parts.length === 0, words);
  }
  const { error } = await owner.client.rpc('host_save_consent', {
    p_purpose: 'cabin_link',
    p_words: 'STOP and HELP',
    p_seen: null as never,
  });
  assert.deepEqual(
    [error?.code, error?.message, JSON.parse(error?.details ?? '')],
    ['PT422', 'consent_lacks', { parts: ['name', 'rates'] }],
  );
});

test('markup, breaks, other fields and too many characters are refused in both', async () => {
  const wrong = [
    `${GOOD} <b>`,
    `${GOOD} >`,
    `${GOOD} {phone}`,
    `${GOOD} {`,
    `${GOOD}}`,
    `${GOOD} {{name}}`,
    GOOD.replace('. ', '.\n'),
    GOOD.replace('. ', '.\u2028'),
    GOOD.padEnd(321, '.'),
  ];
  for (const words of wrong) {
    assert.equal(consentWordsSchema.safeParse(words).success, false, words);
  }
  assert.equal(consentWordsSchema.safeParse(GOOD.padEnd(320, '.')).success, true);
  const { told } = await tried<{ told: string[] }>(
    ...[...wrong, `${GOOD}\u200b`].map((words) => ['cabin_link', words, null] as const),
    ['newsletter', GOOD, null],
    ['cabin_link', GOOD.padEnd(320, '.'), null],
  );
  assert.deepEqual(told, [
    ...Array<string>(wrong.length + 2).fill('bad_change'),
    new Date().toISOString().slice(0, 10),
  ]);
});

test('nobody changes or removes a version, and only owners read and save them', async (t) => {
  expectErrorOutput(t);
  await withWording(GOOD, async () => {
    for (const change of [
      `update public.consent_wordings set words = ${quoted(LATER)}`,
      'delete from public.consent_wordings',
      'truncate public.consent_wordings',
    ]) {
      await assert.rejects(database.query(change), /append-only/, change);
    }
    const row = { purpose: 'cabin_link', version: '2027-01-01', words: GOOD };
    const added = { ...row, from_at: new Date().toISOString(), saved_by: 'x@staff.example' };
    for (const client of [anon, owner.client, admin]) {
      const { error } = await client.from('consent_wordings').insert(added);
      assert.equal(error?.code, '42501');
    }
    assert.equal((await anon.from('consent_wordings').select('words')).error?.code, '42501');
  });
  const args = { p_purpose: 'cabin_link', p_words: GOOD, p_seen: null };
  for (const role of ['manager', 'cleaner', 'cabin_owner'] as const) {
    const member = await signInAs(role);
    assert.equal(await refusal(member, 'host_consents'), '42501 not_allowed');
    assert.equal(await refusal(member, 'host_save_consent', args), '42501 not_allowed');
  }
});

test('what is stored with a text is what was shown', async () => {
  await withWording(GOOD, async (version) => {
    const consent = { version, text: GOOD.replace('{name}', shop().name) };
    const { phone, sessionId, body } = asked(consent);
    assert.equal((await post('text-favorite-cabins', body)).status, 200);
    assert.equal((await textsTo(phone)).length, 1);
    assert.deepEqual(await storedOf(sessionId), [
      { disclosure_version: consent.version, disclosure_text: consent.text },
    ]);
  });
});

test('a visitor who read another wording is shown the current one, and nothing is stored or counted', async (t) => {
  expectErrorOutput(t);
  const before = consentOf('cabin_link');
  await withWording(GOOD, async (version) => {
    const inForce = { version, text: GOOD.replace('{name}', shop().name) };
    const shown: Consent[] = [
      before,
      { version, text: before.text },
      // Of a shop that was called otherwise when the page was shown.
      { version, text: GOOD.replace('{name}', 'Another Shop') },
      { version: version.slice(0, 10), text: LATER.replace('{name}', shop().name) },
      { version: '2099-01-01', text: inForce.text },
    ];
    for (const consent of shown) {
      const { phone, sessionId, body } = asked(consent);
      const response = await post('text-favorite-cabins', body);
      assert.equal(response.status, 409);
      const { error } = (await response.json()) as { error: object };
      assert.partialDeepStrictEqual(error, { code: 'consent_changed', consent: inForce });
      assert.deepEqual(await storedOf(sessionId), []);
      assert.deepEqual(await textsTo(phone), []);
      // At once, to the same number: no limit was used up.
      assert.equal((await post('text-favorite-cabins', { ...body, consent: inForce })).status, 200);
    }
    const { consent: _, ...unnamed } = asked(before).body;
    assert.equal((await post('text-favorite-cabins', unnamed)).status, 409);
  });
  const { sessionId, body: named } = asked(before);
  const { consent: _, ...unnamed } = named;
  assert.equal((await post('text-favorite-cabins', unnamed)).status, 200);
  assert.deepEqual(await storedOf(sessionId), [
    { disclosure_version: before.version, disclosure_text: before.text },
  ]);
  const { body } = asked({ version: new Date().toISOString().slice(0, 10), text: GOOD });
  assert.equal((await post('text-favorite-cabins', body)).status, 409);
  assert.equal((await post('text-favorite-cabins', { ...body, consent: before })).status, 200);
});

test('a watch for an opening keeps the words of its own purpose', async (t) => {
  expectErrorOutput(t);
  const stay = stayOf(200, 203);
  const watchOf = (session_id: string, consent: Consent) => ({
    phone: newPhone(),
    session_id,
    consent,
    guests: 20,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
  });
  const ask = (body: object) =>
    watchOpenings(
      new Request('http://localhost/functions/v1/watch-openings', {
        method: 'POST',
        body: JSON.stringify(body),
      }),
      { admin, now: new Date(), address: '198.51.100.77' },
    );
  const [first, second] = [randomUUID(), randomUUID()];
  await expectRefusal(await ask(watchOf(first, consentOf('cabin_link'))), 409);
  await withWording(GOOD, async (version) => {
    const consent = { version, text: GOOD.replace('{name}', shop().name) };
    const refused = await expectRefusal(await ask(watchOf(first, consentOf('cabin_opening'))), 409);
    assert.equal(refused.code, 'consent_changed');
    assert.equal((await ask(watchOf(second, consent))).status, 200);
    assert.deepEqual(await storedOf(second), [
      { disclosure_version: consent.version, disclosure_text: consent.text },
    ]);
  });
  assert.deepEqual(await storedOf(first), []);
});
