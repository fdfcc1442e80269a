import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { CabinCard } from '@/components/cabin-card/cabin-card';
import { BarCalendarButton } from '@/components/cabin/bar-calendar-button';
import { OverlayHost } from '@/components/ui/dialog/overlay-host';
import { DatesDialog } from '@/components/stay-picker/picker/dates-dialog';
import { StayPickerIsland } from '@/components/stay-picker/picker/stay-picker-island';
import { makeSummary } from '../../support/make-cabin';
import { CABIN } from './support/cabin';
import { renderFresh, startPage } from './support/screen';

let isBroken = true;
jest.mock('next/navigation', () => ({
  usePathname: () => '/cabins/laurel-lantern',
  useRouter: () => ({ push: jest.fn() }),
  unstable_rethrow: () => undefined,
}));
jest.mock('@/lib/domain/stays/selection', () => {
  const actual = jest.requireActual<object>('@/lib/domain/stays/selection');
  return {
    ...actual,
    describeDay: (...given: unknown[]) => {
      if (isBroken) throw new TypeError('x is not a function');
      return (actual as { describeDay: (...given: unknown[]) => unknown }).describeDay(...given);
    },
  };
});
jest.mock('@/lib/browser/loading/when-near', () => ({
  whenNear: (_place: unknown, _near: string, load: () => void) => {
    load();
    return () => undefined;
  },
}));

const NOTICE = 'This calendar didn’t load. Try again';

beforeEach(() => {
  startPage('?check_in=2026-12-04&check_out=2026-12-07&guests=2');
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  cleanup();
  await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('layer'));
  jest.useRealTimers();
});

test('a fault in the dialog of a card leaves the card, and its own words', async () => {
  const { user } = renderFresh(<CabinCard cabin={makeSummary({ ...CABIN })} />);
  await user.click(screen.getByRole('button', { name: 'Check Availability' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(NOTICE);
  expect(screen.getByRole('dialog', { name: 'Check Availability' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /Laurel Lantern/, hidden: true })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Check Availability' })).toBeVisible();
});

test('in the modal of a cabin, trying again keeps the dates of the address', async () => {
  const { user } = renderFresh(
    <>
      <BarCalendarButton cabin={CABIN}>Check Availability</BarCalendarButton>
      <OverlayHost />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Check Availability' }));
  const dialog = await screen.findByRole('dialog', { name: 'Laurel Lantern' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(NOTICE);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('button', { name: /^Friday, December 4.*check-in$/ }),
  ).toBeVisible();
});

test('a fault in the dates of a booking leaves the booking', async () => {
  renderFresh(
    <>
      <h1>Book</h1>
      <DatesDialog
        cabin={CABIN}
        stay={null}
        pricing={{ totalCentsOf: () => null, quoteRequestOf: jest.fn(), discountPercent: 0 }}
        onChange={jest.fn()}
        onClose={jest.fn()}
      />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Your stay keeps its dates.');
  expect(screen.getByRole('heading', { name: 'Book', hidden: true })).toBeInTheDocument();
});

test('a fault in the panel of a cabin leaves the page around it', async () => {
  const { user } = renderFresh(
    <>
      <h1>Laurel Lantern</h1>
      <StayPickerIsland cabin={CABIN} />
    </>,
  );
  await screen.findByText('$1,037.30');
  await user.click(screen.getByRole('button', { name: /^Check-in/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(NOTICE);
  expect(screen.getByRole('heading', { name: 'Laurel Lantern' })).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Check-in Fri, Dec 4' })).toBeVisible();
});
