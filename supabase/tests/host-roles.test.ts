import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  CAPABILITIES,
  ROLES,
  STAFF_ROLES,
  type Capability,
} from '../../lib/schemas/host/staff/staff.ts';
import { database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { bookedStay } from './support/guest-bookings.ts';
import { ARGUMENTS, NEEDS, STAFF_CALLS } from './support/host-functions.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs, type Signed } from './support/staff.ts';

const MIGRATIONS = new URL('../migrations/', import.meta.url);
const NEW_ROLES = ['newcomer', ...CAPABILITIES.map((capability) => `only_${capability}`)];
const NOTE = 'The dog bites postmen.';

const storedRoles = await database.query(
  'select role, capabilities from public.staff_roles order by position',
);
await database.query(
  `insert into public.staff_roles (role, position, capabilities)
   select 'newcomer', 1000, '{}'::text[]
   union all select 'only_' || c, 1000 + ordinality, array[c::text]
   from unnest(enum_range(null::public.capability)) with ordinality as t(c, ordinality)`,
);
const cabin = await createCabin();
const other = await createCabin();
const owner = await signInAs('owner');
const stay = await bookedStay(cabin.id, stayOf(5, 7), { name: 'Olive Unseen' });
const next = await bookedStay(other.id, stayOf(5, 7), { name: 'Olive Unseen' });
// In the house today: both, so that every booking of this run still has the nights of its quote.
const today = { check_in: day(0), check_out: day(2) };
await database.query(
  `with moved as (
     update public.bookings set quote = quote || '${JSON.stringify(today)}'
     where reference in ('${stay.reference}', '${next.reference}') returning occupancy_id
   )
   update public.occupancies s set check_in = '${today.check_in}', check_out = '${today.check_out}'
   from moved where s.id = moved.occupancy_id`,
);
await call(owner, 'host_note', { p_reference: stay.reference, p_text: NOTE });
const signed = new Map<string, Signed>();
for (const role of NEW_ROLES) signed.set(role, await signInAs(role, [cabin.id]));

const as = (role: string) => signed.get(role) ?? assert.fail(role);
const has = (role: string, capability: Capability) => role === `only_${capability}`;
type Calendar = { cabins: { id: string }[]; days: { prices: (number | null)[] }[] };
type Today = Record<string, { cabin_id: string }[] | undefined>;

test('the table of the roles and the list of the site say the same', () => {
  assert.deepEqual(
    storedRoles,
    STAFF_ROLES.map((role) => ({ role, capabilities: [...ROLES[role]] })),
  );
});

test('the migrations ask for capabilities: only its row in the table names a role', () => {
  const named = new RegExp(`'(${STAFF_ROLES.filter((role) => role !== 'owner').join('|')})'`);
  const compared = /role\s*(<>|!=|not in\b|in \(|is (not )?distinct\b|=\s*(any\b|all\b|'))/i;
  const found = readdirSync(MIGRATIONS).flatMap((file) =>
    readFileSync(new URL(file, MIGRATIONS), 'utf8')
      .split('\n')
      .filter((line) => (named.test(line) && !/^ {2}\(\d, '/.test(line)) || compared.test(line))
      .map((line) => `${file}: ${line}`),
  );
  assert.deepEqual(found, []);
});

for (const role of NEW_ROLES) {
  test(`${role} may call what needs nothing more, and nothing else`, async (t) => {
    expectErrorOutput(t);
    for (const name of STAFF_CALLS) {
      const isOpen = NEEDS[name].every((capability) => has(role, capability));
      const refused = await refusal(as(role), name, ARGUMENTS[name]);
      assert.equal(refused === '42501 not_allowed', !isOpen, `${name}: ${refused}`);
    }
  });

  test(`${role} sees of the calendar and of today what it was given`, async () => {
    const range = { p_from: day(0), p_to: day(4) };
    const ids = { p_cabin_ids: [cabin.id, other.id] };
    const calendar = await call<Calendar>(as(role), 'host_calendar', { ...range, ...ids });
    const today = await call<Today>(as(role), 'host_today');
    const text = JSON.stringify([calendar, today]);
    assert.equal(text.includes('Olive Unseen'), has(role, 'sees_guests'));
    assert.equal(text.includes(NOTE), has(role, 'sees_notes'));
    assert.equal(
      calendar.days.some(({ prices }) => prices.some((price) => price !== null)),
      has(role, 'sees_prices'),
    );
    assert.equal('short_calendars' in today, has(role, 'sees_prices'));
    assert.equal(text.includes('"balance"'), has(role, 'moves_money'));
    assert.equal(text.includes(other.id), has(role, 'sees_all_cabins'));
    assert.ok(text.includes(cabin.id));
    assert.ok(!('conflicts' in today));
  });
}

// For the suites that follow in this database.
test('the new roles go again', async () => {
  await database.query(`delete from public.staff where role = 'newcomer' or role like 'only_%'`);
  await database.query(
    `delete from public.staff_roles where role = 'newcomer' or role like 'only_%'`,
  );
});
