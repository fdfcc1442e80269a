import { findActiveHref } from '@/components/layout/nav-links';

test.each([
  ['/', '/'],
  ['/cabins', '/cabins'],
  ['/cabins/laurel-lantern', '/cabins'],
  ['/cabins/mountain-views', '/cabins'],
  ['/cabins/hot-tub', '/cabins/hot-tub'],
  ['/cabins/pool', '/cabins/pool'],
  ['/cabins/family', '/cabins/family'],
  ['/cabins/pet-friendly', '/cabins/pet-friendly'],
  ['/cabins/pool-side-lodge', '/cabins'],
  ['/blog', '/blog'],
  ['/blog/first-snow', '/blog'],
  ['/blogs', null],
  ['/plan', '/plan'],
  ['/fall', '/fall'],
  ['/visitor-guide', '/visitor-guide'],
  ['/about', '/about'],
  ['/areas/gatlinburg', null],
  ['/booking', null],
])('on %s the active link is %s', (pathname, active) => {
  expect(findActiveHref(pathname)).toBe(active);
});
