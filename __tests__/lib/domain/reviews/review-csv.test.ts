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
        line: 2,
        cabin: 'Laurel Lantern',
        rating: 4.5,
        author: 'Ann',
        stayedOn: '2025-05-01',
        body: 'Quiet; really "quiet".\nCome again.',
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
  ['cells', 'fern,5,Ann,2025-05,Fine, really good'],
  ['cells', 'fern,5,Ann,2025-05,Fine,,x'],
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

test.each([
  ['45791', '2025-05-14'],
  ['45791.0', '2025-05-14'],
  ['45791.625', '2025-05-14'],
  ['43890', '2020-02-29'],
  ['36526', '2000-01-01'],
  ['2025/5/4', '2025-05-04'],
  ['05-14-2025', '2025-05-14'],
  ['14-5-2025', '2025-05-14'],
  ['14-May-2025', '2025-05-14'],
  ['14-May-25', '2025-05-14'],
  ['14 May 2025', '2025-05-14'],
  ['"May 14, 2025"', '2025-05-14'],
  ['"Wednesday, May 14, 2025"', '2025-05-14'],
  ['Sept. 2025', '2025-09-01'],
  ['May-25', '2025-05-01'],
  ['5/2025', '2025-05-01'],
  ['5/14/2025 12:00:00 AM', '2025-05-14'],
])('another spreadsheet’s %s is %s', (written, stayedOn) => {
  expect(parse(`fern,5,Ann,${written},Fine`)).toMatchObject({ rows: [{ stayedOn }], problems: [] });
});

test.each([
  '13/13/2025',
  '31.02.2025',
  '5/14/25',
  '5/4/25',
  '25/5/14',
  '14-May',
  'May 14',
  '4579',
  '457910',
  '99999',
  '-45791',
  '20250514',
  '0/14/2025',
  '2/30/2025',
  '14-Foo-2025',
  '5/14-2025',
])('%s is no certain day', (written) => {
  expect(parse(`fern,5,Ann,${written},Fine`)).toMatchObject({
    rows: [],
    problems: [{ problem: 'stayed' }],
  });
});

describe('days whose month could be the day', () => {
  const lines = (...days: string[]) => days.map((day, n) => `fern,5,Ann ${n},${day},Fine`);
  const days = (parsed: ReturnType<typeof parse>) =>
    parsed.ok ? parsed.rows.map(({ stayedOn }) => stayedOn) : parsed.problem;

  test('are asked for once, with the first of them', () => {
    const parsed = parse(...lines('2025-05-01', '6/6/2025', '5/4/2025', '7-8-2025'));
    expect(parsed).toEqual({ ok: false, problem: 'day_order', example: '5/4/2025' });
  });

  test.each([
    ['month-first', ['2025-05-04', '2025-07-08', '2025-05-01']],
    ['day-first', ['2025-04-05', '2025-08-07', '2025-05-01']],
  ] as const)('are read %s for the whole file', (order, expected) => {
    const text = [HEAD, ...lines('5/4/2025', '07-08-2025', 'May 2025')].join('\n');
    expect(days(parseReviewCsv(text, order))).toEqual(expected);
  });

  test.each([
    ['5/14/2025', ['2025-05-04', '2025-05-14']],
    ['14/5/2025', ['2025-04-05', '2025-05-14']],
    ['31-12-2024', ['2025-04-05', '2024-12-31']],
  ])('are read as the one that is certain: %s', (certain, expected) => {
    expect(days(parse(...lines('5/4/2025', certain)))).toEqual(expected);
    // Whatever was answered for another file.
    const text = [HEAD, ...lines('5/4/2025', certain)].join('\n');
    for (const order of ['month-first', 'day-first'] as const) {
      expect(days(parseReviewCsv(text, order))).toEqual(expected);
    }
  });

  test('are refused where the file has both orders', () => {
    const text = [HEAD, ...lines('5/14/2025', '14/5/2025', '5/4/2025')].join('\n');
    for (const order of [null, 'month-first'] as const) {
      expect(parseReviewCsv(text, order)).toMatchObject({
        rows: [{ line: 2 }, { line: 3 }],
        problems: [{ line: 4, problem: 'stayed' }],
      });
    }
  });

  test('are not decided by an invalid date', () => {
    expect(parse(...lines('5/4/2025', '2/31/2025', '99/1/2025'))).toMatchObject({
      problem: 'day_order',
    });
  });
});

test.each([
  [';', 'a column of commas', 'cabin;stars;name;stayed;words;"in, of, the, house, or, so"'],
  [';', 'a bare heading with commas', 'cabin;stars;name;stayed;words;from, to, by'],
  [',', 'a column of semicolons', 'cabin,stars,name,stayed,words,"a;b;c;d;e;f;g"'],
  ['\t', 'commas and semicolons', 'cabin\tstars\tname\tstayed\twords\tx,y;z'],
])('%j separates in spite of %s', (mark, _, head) => {
  const line = ['fern', '5', 'Ann', '2025-05', '"Fine, really; yes"', ''].join(mark);
  expect(parseReviewCsv(`${head}\n${line}`)).toMatchObject({
    rows: [{ line: 2, cabin: 'fern', body: 'Fine, really; yes' }],
    problems: [],
  });
});

test('a spreadsheet’s own line says what separates', () => {
  const text = 'sep=;\r\ncabin;stars;name;stayed;words\r\nfern;5;Ann;2025-05;Fine';
  expect(parseReviewCsv(text)).toMatchObject({ rows: [{ line: 3, body: 'Fine' }], problems: [] });
});

test('tabs separate fields, and garbled text is refused', () => {
  const tabs = 'cabin\tstars\tname\tstayed\twords\nfern\t5\tAnn\t2025-05\tFine, really';
  expect(parseReviewCsv(tabs)).toMatchObject({ rows: [{ body: 'Fine, really' }] });
  expect(parse('fern,5,Ren\ufffde,2025-05,Fine')).toMatchObject({
    rows: [],
    problems: [{ problem: 'words' }],
  });
});

test('empty cells after the last column are ignored', () => {
  expect(parse('fern,5,Ann,2025-05,Fine,, ')).toMatchObject({ rows: [{ body: 'Fine' }] });
});

test('a line whose unquoted words hold a comma is refused, not cut', () => {
  expect(parse('fern,5,Ann,2025-05,Fine, really')).toMatchObject({
    problems: [{ line: 2, problem: 'cells' }],
  });
});
