import { act, fireEvent, render, screen } from '@testing-library/react';
import { StopTexts } from '@/components/host/messages/stop-texts';

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const done = () => Promise.resolve({ ok: true as const, data: { texts: 'stopped' } });

test('texts are stopped once that is confirmed, and the page says so', async () => {
  const stop = jest.fn(done);
  const { rerender } = render(<StopTexts reference="MM-1" texts="on" stop={stop} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Stop texts to this number');
  expect(stop).not.toHaveBeenCalled();
  expect(screen.getByText(/not even about other stays/)).toBeVisible();
  await press('Stop texts');
  expect(stop).toHaveBeenCalledWith('MM-1');
  rerender(<StopTexts reference="MM-1" texts="stopped" stop={stop} />);
  expect(screen.getByRole('status')).toHaveTextContent('Texts stopped. The guest can text START');
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is stopped by looking twice', async () => {
  const stop = jest.fn(done);
  render(<StopTexts reference="MM-1" texts="on" stop={stop} />);
  await press('Stop texts to this number');
  expect(screen.getByRole('button', { name: 'Keep texting' })).toHaveFocus();
  await press('Keep texting');
  expect(stop).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Stop texts to this number' })).toHaveFocus();
});

test('a refusal says why', async () => {
  const stop = () => Promise.resolve({ ok: false as const, code: 'not-allowed' as const });
  render(<StopTexts reference="MM-1" texts="on" stop={stop} />);
  await press('Stop texts to this number');
  await press('Stop texts');
  expect(screen.getByRole('alert')).toHaveTextContent('Your role can’t do this.');
});

test('where no text ever goes, there is nothing to stop', () => {
  const { container } = render(<StopTexts reference="MM-1" texts="none" stop={done} />);
  expect(container).toBeEmptyDOMElement();
});
