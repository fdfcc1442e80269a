import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CabinRows } from '@/components/home/home-page';
import { noteDealCabin } from '@/lib/browser/deal-cabin';
import { assignHomeRows, type HomeRow } from '@/lib/domain/catalog/home-rows';
import { makeSummary } from '../../support/make-cabin';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const cabins = ['one', 'two', 'three'].map((slug) => makeSummary({ slug, title: slug }));
const row: HomeRow = { id: 'popular', title: 'Popular This Week', cabins };

class InstantObserver {
  private readonly onResize: () => void;
  constructor(onResize: () => void) {
    this.onResize = onResize;
  }
  observe() {
    this.onResize();
  }
  unobserve() {}
  disconnect() {}
}

class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  Object.assign(window, { ResizeObserver: InstantObserver, IntersectionObserver: IdleObserver });
});

function layOut({ scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth);
  const scrollBy = jest.fn();
  Element.prototype.scrollBy = scrollBy;
  render(<CabinRows rows={[row]} />);
  return scrollBy;
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const track = () => screen.getByRole('group', { name: 'Popular This Week' });

test.each([
  ['popular', '/cabins?sort=popular'],
  ['pools', '/cabins/pool'],
  ['mountain-views', '/cabins/mountain-views'],
  ['pet-friendly', '/cabins/pet-friendly'],
  ['family', '/cabins/family'],
] as const)('View All of %s', (id, href) => {
  render(<CabinRows rows={[{ ...row, id }]} />);
  expect(screen.getByRole('link', { name: 'View All Popular This Week' })).toHaveAttribute(
    'href',
    href,
  );
});

test('a row is a list of cards in a place the keyboard can reach and scroll', async () => {
  layOut({ scrollWidth: 1000, clientWidth: 400 });
  expect(within(track()).getAllByRole('article')).toHaveLength(3);
  track().focus();
  expect(track()).toHaveFocus();
});

test('nothing but cabins stands in the family row', () => {
  render(<CabinRows rows={[{ ...row, id: 'family' }]} />);
  const cards = within(track()).getAllByRole('article');
  expect(cards).toHaveLength(3);
  expect([...(track().firstElementChild?.children ?? [])]).toEqual(
    cards.map(({ parentElement }) => parentElement),
  );
});

test('the buttons scroll by most of a screen and rest at the ends', async () => {
  const scrollBy = layOut({ scrollWidth: 1000, clientWidth: 400 });
  const previous = button('Previous: Popular This Week');
  const next = button('Next: Popular This Week');
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveAttribute('aria-disabled', 'false');

  await userEvent.click(next);
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 340, behavior: 'smooth' });

  track().scrollLeft = 600;
  fireEvent.scroll(track());
  expect(previous).toHaveAttribute('aria-disabled', 'false');
  expect(next).toHaveAttribute('aria-disabled', 'true');

  previous.focus();
  await userEvent.keyboard('{Enter}');
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -340, behavior: 'smooth' });
});

test('a row that fits shows no buttons', () => {
  layOut({ scrollWidth: 400, clientWidth: 400 });
  expect(button('Next: Popular This Week').parentElement).toHaveClass('invisible');
});

test.each(['popular', 'pools'] as const)(
  'the deal has a place first of all in Popular This Week: %s',
  (id) => {
    render(<CabinRows rows={[{ ...row, id }]} />);
    const places = within(track()).getAllByRole('listitem', { hidden: true });
    const first = places.find((place) => place.parentElement?.parentElement === track());
    const hasDeal = id === 'popular';
    expect(first?.hasAttribute('data-needs-script')).toBe(hasDeal);
    expect(within(track()).queryAllByText('Loading today’s deal')).toHaveLength(hasDeal ? 1 : 0);
  },
);

describe('a deal that the page did not know yet', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    refresh.mockClear();
  });
  afterEach(() => {
    act(() => noteDealCabin(null));
    jest.useRealTimers();
  });
  const titles = () => screen.getAllByRole('article').map(({ dataset }) => dataset.cabin);

  test('takes its cabin out of the row at once, and asks for the page anew, once', () => {
    render(<CabinRows rows={[{ ...row, id: 'pools' }]} />);
    act(() => noteDealCabin('two'));
    expect(titles()).toEqual(['one', 'three']);
    expect(refresh).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(60_000));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('changes nothing where its cabin does not stand', () => {
    render(<CabinRows rows={[{ ...row, id: 'pools' }]} />);
    act(() => noteDealCabin('four'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(titles()).toEqual(['one', 'two', 'three']);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('no deal after all', () => {
  afterEach(() => act(() => noteDealCabin(null)));

  test('its cabin stands in its own row, where it stands on a day without a deal', () => {
    const dealt = {
      ...row,
      id: 'pools' as const,
      cabins: cabins.filter(({ slug }) => slug !== 'two'),
    };
    const { container } = render(<CabinRows rows={[{ ...dealt, withoutDeal: cabins }]} />);
    const titles = () => screen.getAllByRole('article').map(({ dataset }) => dataset.cabin);
    expect(titles()).toEqual(['one', 'three']);
    expect(container).not.toHaveTextContent('two');
    act(() => noteDealCabin(''));
    expect(titles()).toEqual(['one', 'two', 'three']);
  });
});

test.each([
  [1, '1fr'],
  [2, '1fr'],
  [3, ''],
])('a row of %i cabins fills its width only when it is short', (count, columns) => {
  render(<CabinRows rows={[{ ...row, id: 'family', cabins: cabins.slice(0, count) }]} />);
  const list = within(track()).getAllByRole('list')[0];
  expect(list?.style.gridAutoColumns).toBe(columns);
  expect(list?.querySelectorAll('[data-wide]')).toHaveLength(columns ? count : 0);
});

test('a section without cabins is hidden', () => {
  const rows = assignHomeRows([makeSummary({ amenities: ['indoor_pool'], petFeeCents: null })]);
  render(<CabinRows rows={rows} />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual(['Popular This Week']);
});

test('no rows, no sections', () => {
  const { container } = render(<CabinRows rows={[]} />);
  expect(container).toBeEmptyDOMElement();
});
