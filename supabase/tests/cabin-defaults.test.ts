import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCabin } from './support/cabins.ts';

test('a cabin without a number of guests sleeps 8', async () => {
  const { max_guests: maxGuests } = await createCabin({ max_guests: undefined });
  assert.equal(maxGuests, 8);
});
