import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorPage from '@/app/(site)/error';
import NotFoundPage from '@/app/(site)/not-found';
import { shop } from '@/lib/shop/shop';

let pathname = '/blog';
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => pathname,
}));
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation());
afterEach(() => (pathname = '/blog'));

const ADDRESSES = ['/cabins', '/cabins/results', '/cabins/laurel-lantern'];

test.each(ADDRESSES)(
  'where the server failed, the error page of %s speaks of the cabins',
  async (address) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    pathname = address;
    const error = Object.assign(new Error('An error occurred'), { digest: '4021' });
    render(<ErrorPage error={error} retry={jest.fn()} />);
    await screen.findByText('We couldn’t load the cabins');
    expect(screen.getByRole('alert')).toHaveTextContent('Error loading cabins.');
  },
);

test.each([...ADDRESSES, '/blog'])(
  'where a script failed, that of %s blames nobody',
  async (address) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    pathname = address;
    render(<ErrorPage error={new TypeError('undefined is not a function')} retry={jest.fn()} />);
    await screen.findByRole('link', { name: 'Text the host your dates' });
    expect(screen.getByRole('heading', { name: 'This page stopped working' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Your saved cabins and search are safe.');
    expect(screen.queryByText(/cabins are not answering|on our side|Error loading/)).toBeNull();
  },
);

test('the not-found page leads to the cabins and the areas', async () => {
  await act(async () => render(<NotFoundPage />));
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/cabins',
      '/areas/gatlinburg',
      '/areas/pigeon-forge',
      '/areas/sevierville',
      '/areas/wears-valley',
    ]),
  );
});

test('the error page offers a retry and a contact, logs the digest, and shows no message', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const retry = jest.fn();
  const error = Object.assign(new Error('relation "cabins" does not exist'), { digest: '4021' });
  render(<ErrorPage error={error} retry={retry} />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Text the host your dates' });
  expect(warn).toHaveBeenCalledWith('[page] 4021');
  expect(screen.queryByText(/relation/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Text the host your dates' })).toHaveAttribute(
    'href',
    expect.stringContaining(`sms:${shop().phone.e164}`),
  );
  expect(screen.getByRole('link', { name: `Call ${shop().phone.display}` })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: shop().email })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
