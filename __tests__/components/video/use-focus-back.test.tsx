import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusBack } from '@/components/video/use-focus-back';

function Player() {
  const frame = useRef<HTMLIFrameElement>(null);
  useFocusBack(frame);
  return (
    <div role="dialog" aria-label="Video" tabIndex={-1}>
      <button type="button">Close video</button>
      <iframe ref={frame} title="Player" />
    </div>
  );
}

function enter(): void {
  act(() => screen.getByTitle('Player').focus());
  fireEvent.blur(window);
  act(() => jest.runAllTimers());
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Player />);
});
afterEach(() => jest.useRealTimers());

test('after a click in the frame the dialog has the focus again', () => {
  enter();
  expect(screen.getByRole('dialog')).toHaveFocus();
});

test('focus that came by Tab stays in the frame until the pointer is used', () => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  enter();
  expect(screen.getByTitle('Player')).toHaveFocus();
  fireEvent.pointerOver(screen.getByTitle('Player'));
  enter();
  expect(screen.getByRole('dialog')).toHaveFocus();
});

test('a window that is left for another one changes nothing', () => {
  act(() => screen.getByRole('button').focus());
  fireEvent.blur(window);
  act(() => jest.runAllTimers());
  expect(screen.getByRole('button')).toHaveFocus();
});
