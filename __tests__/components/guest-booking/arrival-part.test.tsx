import { render, screen } from '@testing-library/react';
import { ArrivalPart } from '@/components/guest-booking/arrival-part';
import type { ArrivalAccess, ArrivalFacts } from '@/lib/domain/bookings/arrival';

const OPENS = '2026-12-03T21:00:00Z';
const show = (access: ArrivalAccess | null) =>
  render(<ArrivalPart access={access} token="abc" timezone="America/New_York" />);
const facts = (changes: Partial<ArrivalFacts> = {}): ArrivalAccess => ({
  state: 'shown',
  opensAt: OPENS,
  doorKind: 'fixed',
  doorCode: '4711',
  doorNote: null,
  wifiName: 'Ridge',
  wifiPassword: 'four words here',
  manual: 'Hot tub.\n\nTrash on Monday.',
  ...changes,
});

test('before its hour the page says when', () => {
  show({ state: 'waiting', opensAt: OPENS, doorKind: 'stay' });
  expect(
    screen.getByText(/^Your door code and house notes will be right here starting/),
  ).toHaveTextContent('Dec 3');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('then a button asks for it, also without scripts', () => {
  show({ state: 'open', opensAt: OPENS, doorKind: 'none' });
  const form = screen.getByRole('button', { name: 'Show them' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/stays/abc/arrival');
  expect(form).toHaveAttribute('method', 'post');
});

test('shown, all of it stands there', () => {
  show(facts());
  for (const text of ['4711', 'Ridge', 'four words here', 'Hot tub.', 'Trash on Monday.']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

test('a code that is not set yet is said to be missing, not left out', () => {
  show(facts({ doorKind: 'stay', doorCode: null }));
  expect(screen.getByText(/isn’t set yet/)).toBeInTheDocument();
});

test('nothing to show, nothing there', () => {
  expect(show(null).container).toBeEmptyDOMElement();
});
