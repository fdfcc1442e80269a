import { inflateSync } from 'node:zlib';
import { toVisualOrder } from '@/app/host/statement-pdf/pdf-text';
import { tablePdf } from '@/app/host/statement-pdf/table-pdf';
import { statementTable } from '@/components/host/money/money-tables';
import { calendarDate } from '@/lib/domain/values/calendar-date';

/** What each page shows, one entry for each line of text. */
function textsOf(pdf: Buffer): string[][] {
  const pages: string[][] = [];
  for (const [, stream = ''] of pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\nendstream/gs)) {
    const content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    const lines = [...content.matchAll(/\[(<.*?)\] TJ/g)].map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join('')
        .trim(),
    );
    if (lines.length > 0) pages.push(lines);
  }
  return pages;
}

const stay = (n: number) => ({
  reference: `MM-AAAA${2000 + n}`,
  cabinId: 'a',
  status: 'completed',
  checkIn: calendarDate('2026-11-03'),
  checkOut: calendarDate('2026-11-06'),
  nightsCents: 30_000,
  cleaningCents: 5_000,
  petsCents: 0,
  refundedCents: 0,
  isLater: false,
  isExample: false,
  disputes: [],
});

test('every page of a long statement names its columns, in whole words', async () => {
  const table = statementTable(
    {
      month: calendarDate('2026-11-01'),
      owner: 'joe@owner.example',
      cabins: [
        { id: 'a', title: 'Two Dogs Ridge above the Little River', slug: 'two', percentBp: null },
      ],
      stays: Array.from({ length: 90 }, (_, n) => stay(n)),
    },
    12,
  );
  const pages = textsOf(await tablePdf(table, { from: 'The host', to: 'joe@owner.example' }));
  expect(pages.length).toBeGreaterThan(2);
  const words = table.columns.flatMap(({ label }) => label.split(' '));
  for (const lines of pages) {
    expect(lines.flatMap((line) => line.split(' '))).toEqual(expect.arrayContaining(words));
  }
  const stays = pages.flat().filter((line) => line.startsWith('MM-AAAA'));
  expect(stays).toEqual(Array.from({ length: 90 }, (_, n) => stay(n).reference));
});

/** The characters that the fonts embedded in a file show: what a reader copies out of it. */
function charactersOf(pdf: Buffer): Set<string> {
  const maps = [...pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\nendstream/gs)].flatMap(
    ([, stream = '']) => {
      try {
        const text = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
        return text.includes('beginbfrange') ? [text] : [];
      } catch {
        return [];
      }
    },
  );
  const codes = maps.flatMap((map) =>
    [...map.matchAll(/\[(.*?)\]/gs)].flatMap(([, list = '']) =>
      [...list.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex),
    ),
  );
  return new Set(
    codes.flatMap((hex) => [
      ...Buffer.from(hex.padStart(4, '0'), 'hex').swap16().toString('utf16le'),
    ]),
  );
}

test.each([
  'Łukasz Żółć',
  'Ждан Ґалаґан',
  'Αθηνά Παπαδοπούλου',
  'Nguyễn Thị Ánh',
  'יוסף כהן',
  'Հայկ Գևորգյան',
  '王小明',
  '김민준',
  'さくら',
  'สมชาย',
  'Ɓaɗo & Ńgũgĩ',
])('a name is printed as it is kept: %s', async (name) => {
  const table = statementTable(
    {
      month: calendarDate('2026-11-01'),
      owner: name,
      cabins: [{ id: 'a', title: name, slug: 'two', percentBp: null }],
      stays: [stay(1)],
    },
    12,
  );
  const pdf = await tablePdf(table, { from: 'The host', to: name });
  const shown = charactersOf(pdf);
  expect([...name].filter((character) => !shown.has(character))).toEqual([]);
  expect(textsOf(pdf).flat().join(' ')).not.toContain('?');
});

test('a statement with Latin names embeds no font', async () => {
  const table = statementTable(
    { month: calendarDate('2026-11-01'), owner: 'joe', cabins: [], stays: [stay(1)] },
    12,
  );
  const pdf = await tablePdf(table, { from: 'The host', to: 'Renée O’Brien' });
  expect(pdf.toString('latin1')).not.toContain('FontFile');
});

test.each([
  ['Two Dogs', 'Two Dogs'],
  ['כהן יוסף', 'יוסף כהן\u00a0'],
  ['בקתת ההר 12', '12 ההר בקתת\u00a0'],
  ['Villa סארה Ridge', 'Villa סארה \u00a0Ridge'],
])('words stand in the order in which they are read: %s', (text, shown) =>
  expect(toVisualOrder(text)).toBe(shown),
);
