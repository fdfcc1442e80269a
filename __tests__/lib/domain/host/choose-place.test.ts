import { isNearArea, movePlace, roundPlace } from '@/lib/domain/host/choose-place';
import { at } from '@/lib/domain/values/at';
import { BUILT_IN_AREAS } from '@/lib/domain/catalog/area';

const HERE = at(35.7144, -83.5247);

test.each([
  ['ArrowUp', false, at(35.7145, -83.5247)],
  ['ArrowDown', false, at(35.7143, -83.5247)],
  ['ArrowLeft', false, at(35.7144, -83.5248)],
  ['ArrowRight', false, at(35.7144, -83.5246)],
  ['ArrowUp', true, at(35.7154, -83.5247)],
  ['ArrowRight', true, at(35.7144, -83.5237)],
  ['Home', false, null],
  ['a', true, null],
])('%s, with Shift %s, moves a place', (key, isLarge, moved) => {
  expect(movePlace(HERE, key, isLarge)).toEqual(moved);
});

test('a place has five decimals, as the field reads it', () => {
  expect(roundPlace(at(35.714_404_9, -83.524_695_1))).toEqual(at(35.7144, -83.5247));
});

test.each([
  ['its middle', HERE, true],
  ['as far north as may be', at(36.7143, -83.5247), true],
  ['too far north', at(36.7145, -83.5247), false],
  ['too far west', at(35.7144, -84.5248), false],
  ['a longitude without its sign', at(35.7144, 83.5247), false],
])('a cabin of Gatlinburg may stand there: %s', (_, place, isNear) => {
  expect(isNearArea(place, 'gatlinburg', BUILT_IN_AREAS)).toBe(isNear);
});
