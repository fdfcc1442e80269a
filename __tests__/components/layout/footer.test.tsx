import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/layout/footer';
import { site } from '@/lib/shop/site';

test.each([
  ['All Cabins', '/cabins'],
  ['Gatlinburg', '/areas/gatlinburg'],
  ['Pigeon Forge', '/areas/pigeon-forge'],
  ['Sevierville', '/areas/sevierville'],
  ['Wears Valley', '/areas/wears-valley'],
  ['Saved Cabins', '/saved'],
  ['Blog', '/blog'],
  ['About', '/about'],
  ['List Your Cabin', '/sign-up'],
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
  [site.email, `mailto:${site.email}`],
  [`Text ${site.phone.display}`, `sms:${site.phone.e164}`],
])('%s leads to %s', (name, href) => {
  render(<Footer />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('there are three social networks', () => {
  render(<Footer />);
  const links = screen.getAllByRole('link', { name: new RegExp(`^${site.host} on `) });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(site.social.map(({ url }) => url));
});
