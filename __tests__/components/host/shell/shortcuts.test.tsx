import { fireEvent, render, screen } from '@testing-library/react';
import { Shortcuts } from '@/components/host/shell/shortcuts';
import { keyedPages } from '@/lib/http/console-access';

const PAGES = keyedPages('owner');
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => push.mockClear());

const press = (...keys: string[]) =>
  keys.forEach((key) => fireEvent.keyDown(document.body, { key }));

test.each(PAGES)('g then $key leads to $href, and the list names it', ({ key, href }) => {
  render(<Shortcuts pages={PAGES} />);
  press('g', key);
  expect(push).toHaveBeenCalledWith(href);
  expect(screen.getByText(`g then ${key}`)).toBeInTheDocument();
});

test('each page has a key of its own', () => {
  expect(new Set(PAGES.map(({ key }) => key)).size).toBe(PAGES.length);
});

test('a role has no key for a page that it may not open', () => {
  render(<Shortcuts pages={keyedPages('cleaner')} />);
  for (const { key } of PAGES) press('g', key);
  expect(push.mock.calls.flat()).toEqual(keyedPages('cleaner').map(({ href }) => href));
  expect(screen.queryByText('g then s')).not.toBeInTheDocument();
});

test('a key in a field is a letter', () => {
  render(
    <>
      <input aria-label="Name" />
      <Shortcuts pages={PAGES} />
    </>,
  );
  for (const key of ['g', 'r']) fireEvent.keyDown(screen.getByLabelText('Name'), { key });
  expect(push).not.toHaveBeenCalled();
});
