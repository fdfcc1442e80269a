import { typesetTitle } from '@/lib/copy/typeset';

test.each([
  ["Papaw's Porch", 'Papaw’s Porch'],
  ["The Smiths' & Joneses'", 'The Smiths’ & Joneses’'],
  ["'Round the Bend", "'Round the Bend"],
  ['Laurel Lantern', 'Laurel Lantern'],
])('the title %s is set as %s', (title, shown) => {
  expect(typesetTitle(title)).toBe(shown);
});
