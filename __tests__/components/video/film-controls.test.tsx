import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { FilmControls } from '@/components/video/film-controls';
import { prepareBrowser } from './support/browser';

function Shown() {
  const film = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} data-testid="frame">
      <video ref={film} aria-label="The film" />
      <FilmControls film={film} frame={frame} />
    </div>
  );
}

const film = () => screen.getByLabelText<HTMLVideoElement>('The film');

/** What a browser keeps of a film of eight seconds, which jsdom does not play. */
function show() {
  let isPaused = true;
  const { play } = prepareBrowser();
  render(<Shown />);
  const player = film();
  Object.defineProperty(player, 'paused', { get: () => isPaused });
  Object.defineProperty(player, 'duration', { value: 8 });
  play.mockImplementation(() => {
    isPaused = false;
    act(() => player.dispatchEvent(new Event('play')));
    return Promise.resolve();
  });
  player.pause = () => {
    isPaused = true;
    act(() => player.dispatchEvent(new Event('pause')));
  };
  fireEvent.durationChange(player);
  return player;
}

test('one button plays and pauses, and says which', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the place in the film is told, moved by a second with the arrows, and never past its ends', () => {
  const player = show();
  const place = () => screen.getByRole('slider', { name: 'Seek' });
  player.currentTime = 3;
  fireEvent.timeUpdate(player);
  expect(place()).toHaveAttribute('aria-valuetext', '0:03 of 0:08');
  fireEvent.keyDown(place(), { key: 'ArrowRight' });
  expect(player.currentTime).toBe(4);
  fireEvent.change(place(), { target: { value: '7.5' } });
  fireEvent.timeUpdate(player);
  fireEvent.keyDown(place(), { key: 'ArrowRight' });
  expect(player.currentTime).toBe(8);
});

test('sound goes off and on, also by its key', async () => {
  const player = show();
  await userEvent.click(screen.getByRole('button', { name: 'Sound off' }));
  fireEvent.volumeChange(player);
  expect(player.muted).toBe(true);
  await userEvent.keyboard('m');
  expect(player.muted).toBe(false);
});

test('the whole screen is asked for the film with its controls; an iPhone takes the film alone', async () => {
  const player = show();
  const alone = jest.fn();
  Object.assign(player, { webkitEnterFullscreen: alone });
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(alone).toHaveBeenCalledTimes(1);
  const whole = jest.fn(() => Promise.resolve());
  screen.getByTestId('frame').requestFullscreen = whole;
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(whole).toHaveBeenCalledTimes(1);
  expect(alone).toHaveBeenCalledTimes(1);
});
