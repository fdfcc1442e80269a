import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { GalleryViewer } from '@/components/gallery/gallery-viewer';
import { Modal } from '@/components/ui/dialog/dialog';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import { VideoOverlay } from '@/components/video/video-overlay';

import { makeCabin } from '@/__tests__/support/make-cabin';

const CABIN = makeCabin({ title: 'Cabin' });
const PHOTO = {
  imageUrl: '/images/a.webp',
  imageColor: null,
  description: 'Porch',
  roomType: 'deck' as const,
};

type Open = (onClose: () => void) => ReactElement;

const SURFACES: [name: string, open: Open][] = [
  [
    'a sheet',
    (onClose) => (
      <Modal open onClose={onClose} title="Dates">
        Days
      </Modal>
    ),
  ],
  [
    'a video',
    (onClose) => (
      <VideoOverlay title="Tour" ratio={1} onClose={onClose}>
        Film
      </VideoOverlay>
    ),
  ],
  [
    'the photos',
    (onClose) => (
      <GalleryViewer
        photos={[PHOTO]}
        cabin={{ ...CABIN, calendar: toAvailabilityCabin(CABIN) }}
        firstPhoto={0}
        onClose={onClose}
      />
    ),
  ],
];

function Harness({ open }: { open: Open }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && open(() => setIsOpen(false))}
    </>
  );
}

beforeAll(() => {
  window.matchMedia ??= ((media: string) => ({
    matches: media.includes('reduce'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

let page = 0;
const path = () => window.location.pathname;
const isMarked = () => 'layer' in ((window.history.state ?? {}) as object);

async function openOn(open: Open) {
  page += 1;
  window.history.pushState(null, '', `/before-${page}`);
  window.history.pushState(null, '', `/page-${page}`);
  const user = userEvent.setup();
  render(<Harness open={open} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await waitFor(() => expect(isMarked()).toBe(true));
  return user;
}

const isGone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(isMarked()).toBe(false);
  });

async function leave() {
  act(() => window.history.back());
  await waitFor(() => expect(path()).toBe(`/before-${page}`));
}

test.each(SURFACES)('going back closes %s and stays on the page', async (_, open) => {
  await openOn(open);
  act(() => window.history.back());
  await isGone();
  expect(path()).toBe(`/page-${page}`);
  await leave();
});

test.each(SURFACES)('%s closed by Escape leaves no entry behind', async (_, open) => {
  const user = await openOn(open);
  await user.keyboard('{Escape}');
  await isGone();
  expect(path()).toBe(`/page-${page}`);
  await leave();
});
