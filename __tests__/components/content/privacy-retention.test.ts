import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { privacyText } from '@/components/content/privacy-text';
import { RETENTION } from '@/lib/domain/analytics/retention';

/** Tables that hold nothing about a visitor: what the site offers, dates alone, its staff, or notes about its own running. */
const IMPERSONAL_TABLES: readonly string[] = [
  'photo_uploads',
  'audit_log',
  'cabin_arrivals',
  'cabin_calendar',
  'cabin_cleaners',
  'cabin_old_slugs',
  'cabin_photos',
  'cabin_places',
  'cabin_supplies',
  'cabin_task_lines',
  'cabin_task_photos',
  'cabin_tasks',
  'cabin_tours',
  'cabin_voices',
  'cabins',
  'checklist_lines',
  'areas',
  'area_days',
  'area_months',
  'cabin_commissions',
  'cabin_sums',
  'empty_searches',
  'funnel_days',
  'money_figures',
  'money_months',
  'stay_figures',
  'calendar_before_rules',
  'calendar_changes',
  'calendar_conflicts',
  'calendar_exports',
  'calendar_feeds',
  'catalog_pictures',
  'consent_wordings',
  'daily_deals',
  'deal_pins',
  'host_requests',
  'job_runs',
  'letter_texts',
  'message_templates',
  'newsletters',
  'occupancies',
  'post_links',
  'post_old_slugs',
  'posts',
  'promotions',
  'rate_rules',
  'rate_seasons',
  'review_imports',
  'sign_in_codes',
  'sign_in_links',
  'shop_settings',
  'staff',
  'staff_invitations',
  'staff_roles',
  'task_calendars',
  'task_settings',
  'tax_rates',
  'thread_assignments',
  'video_embeds',
  'write_probes',
];

const folder = path.join(process.cwd(), 'supabase/migrations');
const migrations = readdirSync(folder)
  .sort()
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));
// The last one to define it counts.
const prune = migrations.findLast((sql) => sql.includes('function public.prune(')) ?? '';
const tables = new Set(
  migrations.flatMap((sql) =>
    [...sql.matchAll(/create table public\.(\w+)/g)].map(([, name]) => name),
  ),
);
const dropped = migrations.flatMap((sql) =>
  [...sql.matchAll(/drop table (?:if exists )?public\.(\w+)/g)].map(([, name]) => name),
);
const text = privacyText(false);

const ruleOf = (name: string) => prune.split(`('${name}', `)[1]?.split('$rule$)')[0];

/** What the page says of a row, and what the job prune does. */
test.each(RETENTION.map((rule) => [rule.what, rule] as const))('%s', (what, rule) => {
  expect(text.split('\n')).toContain(`| ${what} | ${rule.kept} |`);
  if (rule.interval === null) return;
  expect(rule.kept).toContain(rule.interval);
  const [table = ''] = rule.tables;
  const name = what.includes('never paid') ? 'unpaid_bookings' : table;
  expect(ruleOf(name)).toContain(`interval '${rule.interval}'`);
});

test('every table has its rule, or holds nothing about anybody', () => {
  const known = new Set([...RETENTION.flatMap((rule) => rule.tables), ...IMPERSONAL_TABLES]);
  for (const name of dropped) tables.delete(name);
  // What search is made of comes from the calendars.
  const unruled = [...tables].filter(
    (name = '') => !known.has(name) && !name.startsWith('search_'),
  );
  expect(unruled).toEqual([]);
  expect([...known].filter((name) => !tables.has(name))).toEqual([]);
  const about = new Set(RETENTION.flatMap((rule) => rule.tables));
  expect(IMPERSONAL_TABLES.filter((name) => about.has(name))).toEqual([]);
});

test('it says how soon what is due is gone', () => {
  const file = 'supabase/migrations/20261101091700_jobs_and_retention.sql';
  expect(readFileSync(file, 'utf8')).toContain(`('prune', ${6 * 3600})`);
  expect(text).toContain('within six hours');
});
