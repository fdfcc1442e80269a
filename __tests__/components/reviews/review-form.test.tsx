import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewForm } from '@/components/reviews/review-form';
import { ApiError, fetchJson } from '@/lib/browser/api/fetch-json';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/lib/browser/api/fetch-json', () => ({
  ...jest.requireActual<object>('@/lib/browser/api/fetch-json'),
  fetchJson: jest.fn(),
}));
const fetch = jest.mocked(fetchJson);

const group = (name: string) => within(screen.getByRole('group', { name }));

async function fillIn() {
  fetch.mockReset();
  refresh.mockReset();
  render(<ReviewForm action="/api/reviews/t" authorSuggestion="June" />);
  await userEvent.click(
    group('Your stay overall').getByRole('radio', { name: '4 stars, Very good' }),
  );
  await userEvent.click(group('Value').getByRole('radio', { name: '1 star, Poor' }));
  await userEvent.type(screen.getByLabelText('Your review'), 'Quiet nights.');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send review' }));

test('stars are groups of five named radio buttons, and go by the arrow keys', async () => {
  render(<ReviewForm action="/api/reviews/t" authorSuggestion="" />);
  expect(screen.getAllByRole('group')).toHaveLength(7);
  const stars = group('Cleanliness').getAllByRole('radio');
  expect(stars).toHaveLength(5);
  await userEvent.click(stars[1] as HTMLElement);
  await userEvent.keyboard('{ArrowRight}');
  expect(group('Cleanliness').getByRole('radio', { name: '3 stars, Good' })).toBeChecked();
});

test('sends what was given, leaves out what was not, and draws the page anew', async () => {
  await fillIn();
  fetch.mockResolvedValue({ status: 'sent' });
  await send();
  const [url, init] = fetch.mock.lastCall ?? [];
  expect(url).toBe('/api/reviews/t');
  expect(JSON.parse(init?.body as string)).toEqual({
    rating: 4,
    subjects: { value: 1 },
    author: 'June',
    body: 'Quiet nights.',
  });
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  [429, /Give it a few minutes/],
  [400, /Something’s missing/],
  [500, /still here/],
])('a refusal of %i is said, and what was typed stays', async (status, text) => {
  await fillIn();
  fetch.mockRejectedValue(new ApiError(status));
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Your review')).toHaveValue('Quiet nights.');
  expect(refresh).not.toHaveBeenCalled();
});

test('of a link that has expired meanwhile the page says so', async () => {
  await fillIn();
  fetch.mockRejectedValue(new ApiError(404));
  await send();
  expect(refresh).toHaveBeenCalledTimes(1);
});
