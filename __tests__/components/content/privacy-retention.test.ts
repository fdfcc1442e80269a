/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { privacyText } from '@/components/content/privacy-text';
import { JOBS } from '@/supabase/jobs';

const migration = readFileSync(
  path.join(process.cwd(), 'supabase/migrations/20261123090310_upkeep.sql'),
  'utf8',
);
const text = privacyText(false);

/** What the page says of a row, and what the job prune does. */
test.each([
  ['Pages visited', '90 days', 'site_visits'],
  ['Events', '31 days', 'site_events'],
  ['Cabin views', '400 days', 'cabin_clicks'],
  ['Deals revealed', '90 days', 'deal_unlocks'],
  ['Counts for limits', '32 days', 'allowances'],
  ['Texts and e-mails, with the number or address', '180 days', 'outbox'],
  ['The record that you asked for a text', '5 years', 'text_consents'],
  ['Newsletter address', '30 days', 'newsletter_signups'],
])('%s are kept for %s', (row, time, relation) => {
  const stated = text.split('\n').find((line) => line.startsWith(`| ${row} |`));
  expect(stated).toContain(time);
  const rule = migration.split(`('${relation}', `)[1]?.split('$rule$)')[0];
  expect(rule).toContain(`interval '${time}'`);
});

test('it says how soon what is due is gone', () => {
  expect(JOBS).toContainEqual({ name: 'prune', everySeconds: 6 * 3600 });
  expect(text).toContain('within six hours');
});
