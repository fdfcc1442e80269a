import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ShareStay } from '@/components/booking/share-stay';
import { clearToasts, listToasts } from '@/components/ui/toast-store';

const TEXT = 'We are staying at Bear Hollow near Gatlinburg, Dec 4 – Dec 7, 2026.';
const URL_SHARED = 'http://localhost/cabins/bear-hollow';
const PICTURE = '/stay/0123/postcard.jpg?dates=2026-12-04_2026-12-07';
const replaced = ['share', 'canShare', 'clipboard'] as const;
const fetched = jest.fn();

function give(browser: Partial<Record<(typeof replaced)[number], unknown>>) {
  for (const [key, value] of Object.entries(browser)) {
    Object.defineProperty(navigator, key, { value, configurable: true });
  }
}

function tap() {
  render(<ShareStay slug="bear-hollow" title="Bear Hollow" text={TEXT} picture={PICTURE} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share with your group' }));
}

const titles = () => listToasts().map(({ title }) => title);

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ ok: false });
  globalThis.fetch = fetched;
});

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

test('shares the postcard with it where the device takes a picture', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>(async () => undefined);
  give({ share, canShare: ({ files }: ShareData) => files?.length === 1 });
  const blob = async () => new Blob(['postcard'], { type: 'image/jpeg' });
  fetched.mockResolvedValue({ ok: true, blob });
  tap();
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(fetched).toHaveBeenCalledWith(PICTURE);
  const [[shared]] = share.mock.calls as [[ShareData]];
  expect(shared).toMatchObject({ title: 'Bear Hollow', text: TEXT, url: URL_SHARED });
  expect(shared.files?.map(({ name, type }) => [name, type])).toEqual([
    ['bear-hollow.jpg', 'image/jpeg'],
  ]);
});

test('the postcard can be saved, also without scripts', () => {
  render(<ShareStay slug="bear-hollow" title="Bear Hollow" text={TEXT} picture={PICTURE} />);
  const link = screen.getByRole('link', { name: 'Save the postcard' });
  expect(link).toHaveAttribute('href', PICTURE);
  expect(link).toHaveAttribute('download', 'bear-hollow.jpg');
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

test('without a postcard the stay is shared as text, and nothing can be saved', async () => {
  const share = jest.fn(async () => undefined);
  give({ share, canShare: () => true });
  render(<ShareStay slug="bear-hollow" title="Bear Hollow" text={TEXT} picture={null} />);
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Share with your group' }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(share).toHaveBeenCalledWith({ title: 'Bear Hollow', text: TEXT, url: URL_SHARED });
  expect(fetched).not.toHaveBeenCalled();
});
