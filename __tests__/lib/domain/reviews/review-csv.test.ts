import { MAX_IMPORT, parseCsv, parseReviewCsv } from '@/lib/domain/reviews/review-csv';

const HEAD = 'cabin,stars,name,stayed,words';
const parse = (...lines: string[]) => parseReviewCsv([HEAD, ...lines].join('\n'));

test('a file is read with quotes, line breaks, another order and another separator', () => {
  const text =
    '\uFEFFwords;stayed;name;stars;cabin\r\n"Quiet; really ""quiet"".\nCome again.";May 2025;Ann;4,5;Laurel Lantern\r\n;2025-05-14;;5;fern\r\n';
  expect(parseReviewCsv(text)).toEqual({
    ok: true,
    problems: [],
    rows: [
      {
        ...{ line: 2, cabin: 'Laurel Lantern', rating: 4.5, author: 'Ann' },
        ...{ stayedOn: '2025-05-01', body: 'Quiet; really "quiet".\nCome again.' },
      },
      { line: 4, cabin: 'fern', rating: 5, author: null, stayedOn: '2025-05-14', body: null },
    ],
  });
});

test.each([
  ['cabin', ',5,Ann,2025-05,Fine'],
  ['stars', 'fern,,Ann,2025-05,Fine'],
  ['stars', 'fern,0,Ann,2025-05,Fine'],
  ['stars', 'fern,5.5,Ann,2025-05,Fine'],
  ['stars', 'fern,4.7,Ann,2025-05,Fine'],
  ['stars', 'fern,five,Ann,2025-05,Fine'],
  ['stayed', 'fern,5,Ann,,Fine'],
  ['stayed', 'fern,5,Ann,2025-13,Fine'],
  ['stayed', 'fern,5,Ann,2025-02-30,Fine'],
  ['stayed', 'fern,5,Ann,Mayday 25,Fine'],
  ['name', 'fern,5,,2025-05,Fine'],
  ['name', `fern,5,${'a'.repeat(81)},2025-05,Fine`],
  ['words', `fern,5,Ann,2025-05,${'a'.repeat(2001)}`],
])('a line with wrong %s is told by its number', (problem, line) => {
  expect(parse('fern,5,Ann,2025-05,Fine', '', line)).toMatchObject({
    rows: [{ line: 2 }],
    problems: [{ line: 4, problem }],
  });
});

test('a file without columns, without reviews or with too many is refused whole', () => {
  expect(parseReviewCsv('cabin,stars\nfern,5')).toEqual({
    ok: false,
    problem: 'no_columns',
    missing: ['name', 'stayed', 'words'],
  });
  expect(parseReviewCsv('')).toMatchObject({ ok: false, problem: 'empty' });
  expect(parse('')).toMatchObject({ ok: false, problem: 'empty' });
  const many = Array.from({ length: MAX_IMPORT + 1 }, () => 'fern,5,Ann,2025-05,Fine');
  expect(parse(...many)).toMatchObject({ ok: false, problem: 'too_many' });
  expect(parse(...many.slice(1)).ok).toBe(true);
});

test('an open quote ends with the file', () => {
  expect(parseCsv('a,"b\nc')).toEqual([{ line: 1, cells: ['a', 'b\nc'] }]);
});

test.each([
  ['5/14/2025', '2025-05-14'],
  ['14/5/2025', '2025-05-14'],
  ['6/6/2025', '2025-06-06'],
  ['14.05.2025', '2025-05-14'],
  ['2025-05-14 00:00', '2025-05-14'],
  ['2025-05-14T00:00:00', '2025-05-14'],
  ['5/14/2025 00:00', '2025-05-14'],
])('a spreadsheet’s %s is %s', (written, stayedOn) => {
  expect(parse(`fern,5,Ann,${written},Fine`)).toMatchObject({ rows: [{ stayedOn }], problems: [] });
});

test.each(['5/4/2025', '13/13/2025', '31.02.2025', '5/14/25'])(
  '%s is no certain day',
  (written) => {
    expect(parse(`fern,5,Ann,${written},Fine`)).toMatchObject({
      rows: [],
      problems: [{ problem: 'stayed' }],
    });
  },
);

test('tabs separate fields, and garbled text is refused', () => {
  const tabs = 'cabin\tstars\tname\tstayed\twords\nfern\t5\tAnn\t2025-05\tFine, really';
  expect(parseReviewCsv(tabs)).toMatchObject({ rows: [{ body: 'Fine, really' }] });
  expect(parse('fern,5,Ren\ufffde,2025-05,Fine')).toMatchObject({
    rows: [],
    problems: [{ problem: 'words' }],
  });
});
