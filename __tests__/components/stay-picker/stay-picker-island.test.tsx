import { act, screen } from '@testing-library/react';
import { StayPickerIsland } from '@/components/stay-picker/stay-picker-island';
import { CABIN } from './support/cabin';
import { FakeServer } from './support/fake-server';
import { renderFresh, stopClock } from './support/screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

let reach: () => void;

class FakeObserver {
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    reach = () => onChange([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  stopClock();
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

test('asks for nothing until the guest comes near, then shows the calendar', async () => {
  const server = new FakeServer().install();
  renderFresh(<StayPickerIsland cabin={CABIN} />);
  expect(server.calls).toEqual([]);
  act(() => reach());
  expect(await screen.findByText('Select check-in date')).toBeInTheDocument();
});
