import { act, render, screen, within } from '@testing-library/react';
import { CabinPreview } from '@/components/host/cabins/cabin-preview';
import {
  PREVIEW_READY,
  type PreviewFields,
  type PreviewPart,
} from '@/lib/schemas/host/cabins/cabin-preview';
import { makeCabin, makeSummary } from '@/__tests__/support/make-cabin';
import { toCardRow } from '@/lib/domain/catalog/card-row';

class NoObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver });
});

const cabin = makeCabin();
const TAX = { city: 'Gatlinburg', sum: '12.75%' };
const show = () =>
  render(<CabinPreview cabin={cabin} tax={TAX} similar={[]} tourPath={null} where={null} />);
const send = (fields: PreviewFields, part: PreviewPart = 'page', origin = window.location.origin) =>
  act(async () =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { cabinPreview: { part, fields } },
        origin,
        source: window.parent,
      }),
    ),
  );
const title = (level: number) => screen.getByRole('heading', { level, hidden: true });

test('the stored page stands there, says that it can take a draft, and follows it', async () => {
  const post = jest.spyOn(window.parent, 'postMessage').mockReturnValue();
  show();
  expect(post).toHaveBeenCalledWith(PREVIEW_READY, window.location.origin);
  expect(title(1)).toHaveTextContent('Laurel Lantern');
  await send({ title: 'Fern House', cleaningFee: '95', has: ['washer'], lacks: [] });
  expect(title(1)).toHaveTextContent('Fern House');
  expect(screen.getByText('$95.00')).toBeInTheDocument();
  expect(screen.getByText('Washer')).toBeInTheDocument();
  const ask = within(screen.getByRole('region', { name: 'Ask about this cabin', hidden: true }));
  expect(ask.getByRole('img', { hidden: true })).toHaveAttribute('alt', 'Drawing of Mountain Mama');
  expect(ask.getByRole('link', { name: /^Text/, hidden: true })).toBeInTheDocument();
  await send({ title: 'Stranger' }, 'page', 'https://other.example');
  expect(title(1)).toHaveTextContent('Fern House');
});

test.each([
  ['/video/tours/laurel-lantern.mp4', 'Walk through, room by room'],
  ['https://films.example/lantern.mp4', 'Walk through, room by room'],
])('the link to the film %s says what it shows', (videoTourUrl, name) => {
  const shown = makeCabin({ videoTourUrl });
  const path = '/cabins/laurel-lantern/tour';
  render(<CabinPreview cabin={shown} tax={TAX} similar={[]} tourPath={path} where={null} />);
  expect(screen.getByRole('link', { name, hidden: true })).toHaveAttribute('href', path);
});

test('similar cabins are cards alone', () => {
  const similar = ['one', 'two'].map((slug) => toCardRow(makeSummary({ slug, title: slug })));
  render(<CabinPreview cabin={cabin} tax={TAX} similar={similar} tourPath={null} where={null} />);
  const region = screen.getByRole('region', { name: 'Similar cabins', hidden: true });
  const cards = within(region).getAllByRole('article', { hidden: true });
  expect(cards.map(({ parentElement }) => parentElement)).toEqual([
    ...(cards[0]?.parentElement?.parentElement?.children ?? []),
  ]);
  expect(cards).toHaveLength(2);
});

test('the card follows it too', async () => {
  show();
  await send({ title: 'Fern House', maxGuests: '9' }, 'card');
  expect(title(3)).toHaveTextContent('Fern House');
  expect(screen.getByText(/9 guests/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1, hidden: true })).not.toBeInTheDocument();
});

test('texts that are missing are named', async () => {
  show();
  await send({ title: '', shortDesc: '', longDesc: ' ' });
  expect(title(1)).toHaveTextContent('(No name yet)');
  expect(screen.getByText('(No short description yet)')).toBeInTheDocument();
  expect(screen.getByText('(No long description yet)')).toBeInTheDocument();
});

test('nothing in it can be pressed, and the keys scroll it', () => {
  show();
  const main = screen.getByRole('main', { name: 'Preview' });
  expect(main).toHaveAttribute('tabindex', '0');
  for (const control of within(main).getAllByRole('link', { hidden: true })) {
    expect(control.closest('[inert]')).not.toBeNull();
  }
  expect(main.children).toHaveLength(1);
});
