import { parseTaxRates } from '@/lib/domain/pricing/tax-rate';

const percent = { name: 'State sales tax', code: 'state_tax', rate: 700 };
const dollars = { name: 'Lodging tax', cents: 250, nights: 30 };
const town = { place: 'gatlinburg', from: '1970-01-01', label: 'Gatlinburg', lines: [percent] };

test.each([
  ['percents', [town]],
  ['dollars a night', [{ ...town, lines: [percent, dollars] }]],
  ['a place without a tax', [{ ...town, lines: [] }]],
  [
    'fields that a later release may add',
    [{ ...town, note: 'x', lines: [{ ...percent, note: 1 }] }],
  ],
])('rates are read: %s', (_, rates) => {
  expect(parseTaxRates(rates)).toEqual(rates);
});

test.each([
  ['nothing', undefined],
  ['no rates', []],
  ['a text', 'rates'],
  ['no lines', [{ ...town, lines: undefined }]],
  ['the columns of an earlier release', [{ ...town, lines: undefined, state: 700, local: 275 }]],
  ['a line without a name', [{ ...town, lines: [{ rate: 700 }] }]],
  ['a line of neither kind', [{ ...town, lines: [{ name: 'Tax' }] }]],
  ['a line of both kinds', [{ ...town, lines: [{ ...percent, cents: 100 }] }]],
  ['a kind of tax that is not known', [{ ...town, lines: [{ ...percent, code: 'resort_tax' }] }]],
  ['half a basis point', [{ ...town, lines: [{ ...percent, rate: 0.5 }] }]],
  ['a negative tax', [{ ...town, lines: [{ ...dollars, cents: -1 }] }]],
  ['one good place and one that cannot be read', [town, null]],
])('rates that cannot be read whole are left to the server: %s', (_, rates) => {
  expect(parseTaxRates(rates)).toBeNull();
});
