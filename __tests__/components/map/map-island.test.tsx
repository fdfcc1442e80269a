import { act, render, screen } from '@testing-library/react';
import { MapIsland } from '@/components/map/map-island';
import type { MapViewProps } from '@/components/map/map-view';
import { openMap } from '@/components/map/open-map';

jest.mock('@/components/map/open-map', () => ({ openMap: jest.fn() }));

const opening = jest.mocked(openMap);
let approach: () => Promise<void>;

beforeEach(() => {
  opening.mockReset();
  window.IntersectionObserver = class {
    constructor(notify: IntersectionObserverCallback) {
      approach = () =>
        act(async () =>
          notify(
            [{ isIntersecting: true } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          ),
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const island = (
  <MapIsland
    label="Map"
    bounds={[-84, 35, -83, 36]}
    instead="The table below has it all."
    className="h-80"
  />
);

test('nothing is fetched before the guest comes near', async () => {
  opening.mockResolvedValue((({ label }: MapViewProps) => <p>{label}</p>) as never);
  render(island);
  expect(opening).not.toHaveBeenCalled();
  await approach();
  expect(await screen.findByText('Map')).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});

test('without WebGL, or without the code, it says where the same is', async () => {
  opening.mockRejectedValue(new Error('No WebGL'));
  render(island);
  await approach();
  expect(await screen.findByRole('status')).toHaveTextContent('The table below has it all.');
});

test('a map that fails while it opens gives its place back', async () => {
  const View = ({ onFail }: MapViewProps) => <button onClick={onFail}>Break</button>;
  opening.mockResolvedValue(View as never);
  render(island);
  await approach();
  act(() => screen.getByRole('button').click());
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('The table below has it all.');
});
