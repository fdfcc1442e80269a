import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/layout/footer';
import { changeShop, shop } from '@/lib/shop/shop';

test.each([
  ['All Cabins', '/cabins'],
  ['Gatlinburg', '/areas/gatlinburg'],
  ['Pigeon Forge', '/areas/pigeon-forge'],
  ['Sevierville', '/areas/sevierville'],
  ['Wears Valley', '/areas/wears-valley'],
  ['Saved Cabins', '/saved'],
  ['Find Your Booking', '/find-booking'],
  ['Blog', '/blog'],
  ['About', '/about'],
  ['List Your Cabin', '/sign-up'],
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
  [shop().email, `mailto:${shop().email}`],
  [`Text ${shop().phone.display}`, `sms:${shop().phone.e164}`],
])('%s leads to %s', (name, href) => {
  render(<Footer />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('there are three social networks', () => {
  render(<Footer />);
  const links = screen.getAllByRole('link', { name: new RegExp(`^${shop().host} on `) });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    shop().social.map(({ url }) => url),
  );
});

test('it names the company, and nothing for a shop that hasn’t entered one', () => {
  const company = 'Loon Lake LLC · 1 Pier Road, Ovid, NY 14521 · Permit 12';
  const example = shop().company;
  changeShop({ company: '' });
  const { unmount } = render(<Footer />);
  expect(screen.getByText(/^©/).nextSibling).toBeNull();
  unmount();
  changeShop({ company });
  render(<Footer />);
  expect(screen.getByText(company)).toBeInTheDocument();
  changeShop({ company: example });
});
