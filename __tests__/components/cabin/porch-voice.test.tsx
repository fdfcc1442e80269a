import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PorchVoice } from '@/components/cabin/porch-voice';
import { toPublicCabin } from '@/components/cabin/public-cabin';
import { Gallery } from '@/components/gallery/gallery';
import { VideoOverlay } from '@/components/video/video-overlay';
import { makeCabin } from '../../support/make-cabin';

const VOICE = {
  url: '/voices/a/b.m4a',
  seconds: 18.4,
  transcript: 'Come sit.\n\nStay a while.',
  wave: Array.from({ length: 40 }, (_, bar) => bar % 10),
};
const player = <PorchVoice voice={VOICE} title="Fern Hollow" />;
const photos = (['exterior', 'kitchen', 'deck'] as const).map((roomType) => ({
  imageUrl: `/images/${roomType}.webp`,
  imageColor: null,
  roomType,
  description: `The ${roomType}`,
}));
const pause = jest.fn();

beforeAll(() => {
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  window.ResizeObserver = NoObserver;
  HTMLMediaElement.prototype.pause = function () {
    pause(this.id);
  };
});
beforeEach(() => pause.mockReset());

test('it names who speaks and how long, loads nothing by itself, and can be read', async () => {
  render(player);
  const sound = screen.getByLabelText('Mountain Mama about Fern Hollow, 18 seconds');
  expect(sound).toHaveAttribute('preload', 'none');
  expect(sound).toHaveAttribute('controls');
  expect(sound).not.toHaveAttribute('autoplay');
  expect(screen.getByText('Hear Mountain Mama · 18 seconds')).toBeVisible();
  await userEvent.click(screen.getByText('Read it instead'));
  expect(screen.getByText(/Stay a while/)).toBeVisible();
});

test('a page names a voice only where there is one', () => {
  expect(toPublicCabin(makeCabin())).not.toHaveProperty('hostVoice');
  expect(toPublicCabin(makeCabin({ hostVoice: VOICE }))).toHaveProperty('hostVoice', undefined);
});

test('the voice shows on the first picture, stays while it plays, and pauses any other', async () => {
  const user = userEvent.setup();
  const cabin = { ...toPublicCabin(makeCabin({ photos })), voice: player };
  render(
    <>
      <audio id="page" />
      <Gallery cabin={cabin} />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Drawing: The exterior' }));
  const dialog = within(await screen.findByRole('dialog'));
  const voice = () => dialog.queryByRole('group', { name: 'The host’s voice' });
  expect(voice()).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next drawing' }));
  expect(voice()).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Previous drawing' }));
  const sound = dialog.getByLabelText(/about Fern Hollow/);
  fireEvent.play(sound);
  expect(pause.mock.calls).toEqual([['page']]);
  await user.click(dialog.getByRole('button', { name: 'Next drawing' }));
  expect(voice()).toBeVisible();
  // The arrows seek.
  fireEvent.keyDown(sound, { key: 'ArrowLeft' });
  expect(dialog.getByText('2 / 3')).toBeVisible();
  fireEvent.ended(sound);
  expect(voice()).toBeNull();
});

test('opening a video pauses the voice', () => {
  render(
    <>
      <audio id="page" />
      <VideoOverlay title="Film" ratio={1} onClose={() => undefined}>
        <video />
      </VideoOverlay>
    </>,
  );
  expect(pause.mock.calls).toEqual([['page']]);
});
