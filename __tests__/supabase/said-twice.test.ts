import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusalText } from '@/components/host/copy/refusal-copy';
import { endsBooking } from '@/lib/domain/bookings/booking';
import { RATE_LIMITS } from '@/lib/http/rate-limits';
import { HOST_REFUSALS, type RefusalCode } from '@/lib/schemas/host/refusal';
import { refundSchema } from '@/lib/schemas/host/bookings/moves';

// What stands in SQL and in TypeScript, because both must know it.

const read = (file: string) => readFileSync(path.resolve(file), 'utf8');
const SQL = readdirSync('supabase/migrations')
  .map((file) => read(`supabase/migrations/${file}`))
  .join('\n');
const all = (pattern: RegExp, text = SQL) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const quoted = (list: string) => all(/'([a-z_]+)'/g, list);

test('the database refuses the console with the codes of the list, and all of them', () => {
  const raised = all(/public\.refuse\(\s*'([a-z_]+)'/g);
  expect([...new Set(raised)].sort()).toEqual([...HOST_REFUSALS].sort());
  // A code that is computed could not be found here.
  expect(SQL.match(/public\.refuse\(\s*[^'\s]/g)).toEqual(['public.refuse(p']);
});

test('a code without a text is not given the text of another', () => {
  const unknown = refusalText({ code: 'from_a_newer_server' as RefusalCode });
  expect(unknown).toMatch(/^That didn’t work, and we don’t know why\./);
  for (const code of HOST_REFUSALS) expect(refusalText({ code })).not.toBe(unknown);
});

test('the reasons of a refund: those that end no booking are the same on both sides', () => {
  const [list = ''] = all(/reason text not null check \(reason in \(([^)]*)\)/g);
  const besides = quoted(list).filter((reason) => !endsBooking({ reason }));
  expect(quoted(list)).toHaveLength(11);
  expect(all(/r\.reason not in \(([^)]*)\)/g).map(quoted)).toEqual([besides]);
  const byHand = all(/p_kind not in \(([^)]*)\) or p_amount_cents/g).map(quoted);
  expect(byHand).toEqual([[...refundSchema.shape.kind.options]]);
});

test('a limit that SQL counts by itself is none that it is given', () => {
  const given = Object.values(RATE_LIMITS).flatMap(({ limits }) => limits.map(({ key }) => key));
  const own = all(/"key": "([^"]+)", "most"/g);
  expect(own).toEqual([
    'newsletter:direct',
    'owner:direct',
    'track:upkeep',
    'connection-test:%s',
    'newsletter-test:%s',
  ]);
  expect(own.filter((key) => given.some((other) => `${key}:`.startsWith(`${other}:`)))).toEqual([]);
});
