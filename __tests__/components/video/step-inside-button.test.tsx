import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/dialog/overlay-host';
import { StepInsideButton } from '@/components/video/step-inside-button';
import { receiveTracked, type TrackedEvent } from '@/lib/browser/analytics/track';
import { answerFetch, prepareBrowser } from './support/browser';

const cabin = { slug: 'laurel-lantern', title: 'Laurel Lantern' };
const FILM = '/video/tours/laurel-lantern.mp4';
const ID = '7000000000000000101';

beforeEach(() => prepareBrowser());

const show = (videoTourUrl: string | null, tiktokId: string | null) =>
  render(
    <>
      <StepInsideButton
        {...cabin}
        videoTourUrl={videoTourUrl}
        tiktokId={tiktokId}
        dates={{ leastNightCents: 16_655, open: () => undefined }}
      />
      <OverlayHost />
    </>,
  );
const button = () => screen.getByRole('button', { name: /^Step Inside/ });

test.each([
  [null, null],
  ['', ''],
])('a cabin without a video has none', (url, id) => {
  const { container } = show(url, id);
  expect(container).toBeEmptyDOMElement();
});

test('is named after the cabin, and needs a script', () => {
  show(FILM, null);
  expect(button()).toHaveAccessibleName('Step Inside Laurel Lantern');
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
});

test('reaching for it by mouse or keyboard asks for no video and no provider', async () => {
  const fake = answerFetch(() => new Promise(() => undefined));
  show(FILM, ID);
  const user = userEvent.setup();
  await user.hover(button());
  await user.tab();
  await act(async () => undefined);
  expect(fake).not.toHaveBeenCalled();
  expect(document.querySelector('video, iframe, script, link[rel]')).toBeNull();
});

test('the tour comes first; the opening is noted once; the focus comes back', async () => {
  const events: TrackedEvent[] = [];
  const stop = receiveTracked((event) => events.push(event));
  show(FILM, ID);
  const user = userEvent.setup();
  await user.click(button());
  await screen.findByRole('dialog', { name: 'Video tour of Laurel Lantern' });
  expect(document.querySelector('video')).toHaveAttribute('src', expect.stringContaining(FILM));
  expect(events).toMatchObject([
    { name: 'video_tour_click', parameters: { slug: 'laurel-lantern', source: 'video_tour' } },
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
  stop();
});

test('without a tour, the short video', async () => {
  const events: TrackedEvent[] = [];
  const stop = receiveTracked((event) => events.push(event));
  const fake = answerFetch(() => new Promise(() => undefined));
  show(null, ID);
  await userEvent.click(button());
  await screen.findByRole('dialog', { name: 'Video tour of Laurel Lantern' });
  expect(fake.mock.calls[0]?.[0]).toBe(`/api/video-embed?id=${ID}`);
  expect(events[0]?.parameters).toMatchObject({ source: 'short_video' });
  stop();
});
