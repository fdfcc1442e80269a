import { toCabinSummary } from '@/lib/supabase/cabin-row';

const ROW = {
  amenities: {},
  tiktok_ids: [],
  hero_focus_x: null,
  hero_focus_y: null,
} as unknown as Parameters<typeof toCabinSummary>[0];
const DERIVED = { averageRating: 0, reviewCount: 0, heroImageColor: null };

test.each([
  ["Papaw's Porch", 'Papaw’s Porch'],
  ["The Smiths' & Joneses'", 'The Smiths’ & Joneses’'],
  ["'Round the Bend", "'Round the Bend"],
  ['Laurel Lantern', 'Laurel Lantern'],
])('the title %s is set as %s', (title, shown) => {
  expect(toCabinSummary({ ...ROW, title }, DERIVED).title).toBe(shown);
});
