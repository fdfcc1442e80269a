import { fireEvent, render } from '@testing-library/react';
import { lazyDialogs } from '@/components/stay-picker/picker/lazy-dialogs';
import { DialogPreloader } from '@/components/layout/dialog-preloader';
import { preloadSearchDialog } from '@/components/search/search-launcher';

jest.mock('@/components/search/search-launcher', () => ({ preloadSearchDialog: jest.fn() }));
jest.mock('@/lib/browser/loading/on-idle', () => ({
  onIdle: (callback: () => void) => {
    callback();
    return () => undefined;
  },
}));

const preloadCalendar = jest.spyOn(lazyDialogs.card, 'preload').mockReturnValue(undefined);

function setConnection(connection?: object): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => {
  jest.clearAllMocks();
  setConnection();
});

test('the search is fetched on every page, the calendar where there are cabins', () => {
  const { unmount } = render(<DialogPreloader />);
  expect(preloadSearchDialog).not.toHaveBeenCalled();
  fireEvent.touchStart(document.body);
  expect(preloadSearchDialog).toHaveBeenCalledTimes(1);
  expect(preloadCalendar).not.toHaveBeenCalled();
  unmount();
  render(
    <>
      <article data-cabin="laurel-lantern" />
      <DialogPreloader />
    </>,
  );
  fireEvent.pointerMove(document.body);
  fireEvent.keyDown(document.body);
  expect(preloadCalendar).toHaveBeenCalledTimes(1);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead where data is precious: %p',
  (connection) => {
    setConnection(connection);
    render(<DialogPreloader />);
    fireEvent.pointerMove(document.body);
    expect(preloadSearchDialog).not.toHaveBeenCalled();
  },
);
