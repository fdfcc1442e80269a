import {
  ABOUT_LINK,
  BLOG_LINK,
  CABINS_LINK,
  categoryLinks,
  guideLinks,
  HOME_LINK,
  isActiveHref,
} from '@/components/layout/nav-links';

const HREFS = [
  HOME_LINK,
  CABINS_LINK,
  ...categoryLinks(),
  ...guideLinks(),
  BLOG_LINK,
  ABOUT_LINK,
].map(({ href }) => href);

test.each([
  ['/', ['/']],
  ['/cabins', ['/cabins']],
  ['/cabins/laurel-lantern', ['/cabins']],
  ['/cabins/mountain-views', ['/cabins']],
  ['/cabins/hot-tub', ['/cabins', '/cabins/hot-tub']],
  ['/cabins/pool', ['/cabins', '/cabins/pool']],
  ['/cabins/family', ['/cabins', '/cabins/family']],
  ['/cabins/pet-friendly', ['/cabins', '/cabins/pet-friendly']],
  ['/cabins/pool-side-lodge', ['/cabins']],
  ['/blog', ['/blog']],
  ['/blog/first-snow', ['/blog']],
  ['/blogs', []],
  ['/plan', ['/plan']],
  ['/fall', ['/fall']],
  ['/visitor-guide', ['/visitor-guide']],
  ['/about', ['/about']],
  ['/areas/gatlinburg', []],
  ['/booking', []],
])('on %s the active links are %j', (pathname, active) => {
  expect(HREFS.filter((href) => isActiveHref(pathname, href))).toEqual(active);
});
