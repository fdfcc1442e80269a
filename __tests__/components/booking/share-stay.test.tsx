import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ShareStay } from '@/components/booking/share-stay';
import { clearToasts, listToasts } from '@/components/ui/toast-store';

const TEXT = 'We are staying at Bear Hollow near Gatlinburg, Dec 4 – Dec 7, 2026.';
const URL_SHARED = 'http://localhost/cabins/bear-hollow';
const replaced = ['share', 'clipboard'] as const;

function give(browser: Partial<Record<(typeof replaced)[number], unknown>>) {
  for (const [key, value] of Object.entries(browser)) {
    Object.defineProperty(navigator, key, { value, configurable: true });
  }
}

function tap() {
  render(<ShareStay slug="bear-hollow" title="Bear Hollow" text={TEXT} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share with your party' }));
}

const titles = () => listToasts().map(({ title }) => title);

afterEach(() => {
  for (const key of replaced) Reflect.deleteProperty(navigator, key);
  clearToasts();
});

test('shares cabin and dates with the cabin’s public page, never the booking’s', async () => {
  const share = jest.fn(async () => undefined);
  give({ share });
  tap();
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(share).toHaveBeenCalledWith({ title: 'Bear Hollow', text: TEXT, url: URL_SHARED });
  expect(titles()).toEqual([]);
});

test('copies where the browser cannot share', async () => {
  const writeText = jest.fn(async () => undefined);
  give({ clipboard: { writeText } });
  tap();
  await waitFor(() => expect(titles()).toEqual(['Copied']));
  expect(writeText).toHaveBeenCalledWith(`${TEXT} ${URL_SHARED}`);
});

test('says nothing when the guest thinks better of it', async () => {
  const writeText = jest.fn();
  const share = jest.fn(async () => {
    throw new DOMException('', 'AbortError');
  });
  give({ share, clipboard: { writeText } });
  tap();
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(writeText).not.toHaveBeenCalled();
  expect(titles()).toEqual([]);
});

test('shows the link where it can do neither', async () => {
  tap();
  await waitFor(() => expect(listToasts()).toHaveLength(1));
  expect(listToasts()[0]).toMatchObject({ description: URL_SHARED });
});
