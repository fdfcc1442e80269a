import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CALENDAR_DAYS } from '../../lib/domain/stays/calendar-length.ts';
import { database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { askQuote, expectRefusal, post, quoteBody } from './support/requests.ts';

test('the last check-out is the last day of the calendar, for quotes and every search', async () => {
  const last = CALENDAR_DAYS - 1;
  const cabin = await createCabin({ max_guests: 11 }, [day(0), day(CALENDAR_DAYS + 20)]);
  const found = async (from: number, to: number, flexibleDays: number, name: string) => {
    const [row] = await database.query(
      `select f.check_out = '${day(to)}' as exact
       from public.${name}('${day(from)}', '${day(to)}', null, 11, ${flexibleDays}) f where f.cabin_id = '${cabin.id}'`,
    );
    return row ? (row.exact ? 'exact' : 'shifted') : 'none';
  };
  const [calendar] = await database.query(
    `select max(day) = '${day(last)}' as ends from public.cabin_availability('${cabin.id}', ${CALENDAR_DAYS})`,
  );
  assert.equal(calendar?.ends, true);

  assert.equal((await askQuote(quoteBody(cabin.id, stayOf(last - 3, last)))).quote.nights, 3);
  for (const name of ['search_cabins', 'search_cabin_page', 'search_popular_page']) {
    assert.equal(await found(last - 3, last, 0, name), 'exact', name);
  }
  for (const from of [last - 2, last - 1, last, last + 1]) {
    const response = await post('quote', quoteBody(cabin.id, stayOf(from, from + 3)));
    // No stay can begin on the last day itself.
    const expected = from === last ? 'no-stay-length' : 'no-data';
    assert.equal((await expectRefusal(response, 422)).reason, expected);
    for (const name of ['search_cabins', 'search_cabin_page', 'search_popular_page']) {
      assert.equal(await found(from, from + 3, 0, name), 'none', name);
      assert.equal(await found(from, from + 3, 7, name), 'shifted', name);
    }
    const [chosen] = await database.query(
      `select count(*) as found from public.search_chosen_cabins(array['${cabin.id}']::uuid[], '${day(from)}', '${day(from + 3)}')`,
    );
    assert.equal(Number(chosen?.found), 0);
  }
});
