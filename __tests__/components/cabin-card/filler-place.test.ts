import { fillerPlace } from '@/components/cabin-card/cabin-grid';

test.each([
  [6, ['mobile:max-laptop:hidden!', 'laptop:hidden!']],
  [7, ['laptop:col-span-2']],
  [8, ['mobile:max-laptop:hidden!']],
  [9, ['laptop:hidden!']],
])('beside %i cards', (count, classes) => {
  expect(fillerPlace(count).split(' ')).toEqual(['max-mobile:hidden!', ...classes]);
});
