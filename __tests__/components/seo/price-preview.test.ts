import { pageMetadata } from '@/components/seo/page-metadata';
import { withPricePreview } from '@/components/seo/price-preview';
import { makeCabin } from '../../support/make-cabin';

const page = pageMetadata({
  title: 'Laurel Lantern, a Cabin in Gatlinburg',
  description: 'A chalet with a lantern-lit porch.',
  path: '/cabins/laurel-lantern',
  picture: 'cabin',
  pictureUrl: '/images/cabins/laurel-lantern/hero.webp',
});

test('a shared link tells the lowest price and what comes on top; the page keeps its title', () => {
  const { openGraph, twitter, title } = withPricePreview(page, makeCabin());
  for (const texts of [openGraph, twitter]) {
    expect(texts).toMatchObject({
      title: 'Laurel Lantern in Gatlinburg, from $166 a night',
      description: 'From $166 a night + $125 cleaning + taxes. A chalet with a lantern-lit porch.',
    });
  }
  expect(title).toBe('Laurel Lantern, a Cabin in Gatlinburg');
});

test('without an open night no price is told', () => {
  expect(withPricePreview(page, makeCabin({ leastNightCents: null }))).toEqual(page);
});
