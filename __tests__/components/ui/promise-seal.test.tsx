import { render, screen } from '@testing-library/react';
import { BookingPanel } from '@/components/cabin/booking-panel';
import { WhyBook } from '@/components/home/why-book';
import { shop } from '@/lib/shop/shop';
import { toPublicCabin } from '@/components/cabin/public-cabin';
import { makeCabin } from '../../support/make-cabin';

jest.mock('@/components/stay-picker/picker/stay-picker-island', () => ({
  StayPickerIsland: () => null,
}));

const NAME = new RegExp(shop().claims.promise);

test.each([
  ['why book', <WhyBook key="why" />, shop().claims.promise.replace(/ (\S+)$/, '$1')],
  // Too small there for letters of a readable size.
  ['the panel of a cabin', <BookingPanel key="panel" cabin={toPublicCabin(makeCabin())} />, ''],
])('%s bears the seal of the promise, which leads to what it means', (_place, element, letters) => {
  render(element);
  const link = screen.getByRole('link', { name: NAME });
  expect(link).toHaveAttribute('href', '/promise');
  const seal = link.querySelector('svg');
  expect(seal).not.toBeNull();
  // Named by the words beside it, once.
  expect(seal).toHaveAttribute('aria-hidden', 'true');
  expect(seal?.textContent).toBe(letters);
});
