import { screen, within } from '@testing-library/react';

/** Expects the host's face and the three ways to contact her, once on the page. */
export function expectAskLine(): void {
  const host = within(screen.getByRole('group', { name: 'Ask Mountain Mama' }));
  expect(host.getByRole('img')).toHaveAttribute('alt', 'Drawing of Mountain Mama');
  const ways = host.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0]);
  expect(ways).toEqual(['tel', 'sms', 'mailto']);
}
