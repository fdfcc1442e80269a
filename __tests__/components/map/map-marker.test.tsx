import { render, screen } from '@testing-library/react';
import { Marker, type Map } from 'maplibre-gl';
import { MapMarker } from '@/components/map/map-marker';

// Published as an ES module only.
jest.mock('maplibre-gl', () => ({ Marker: jest.fn() }), { virtual: true });

const map = {} as Map;
let drop: () => void;
const marker = {
  setLngLat: jest.fn(),
  getLngLat: () => ({ lat: 36, lng: -84 }),
  on: (_: string, listener: () => void) => (drop = listener),
  off: jest.fn(),
  addTo: jest.fn(() => document.body.append(element())),
  remove: jest.fn(),
};
const made = jest.mocked(Marker);
const element = () => made.mock.calls[0]?.[0]?.element ?? '';

beforeEach(() => {
  made.mockReset().mockImplementation(() => marker as never);
  jest.clearAllMocks();
});

test('a marker stands at its location, and cannot be dragged', () => {
  const { rerender, unmount } = render(
    <MapMarker map={map} latitude={35} longitude={-83}>
      Here
    </MapMarker>,
  );
  expect(screen.getByText('Here')).toBeInTheDocument();
  expect(made.mock.calls).toEqual([[expect.objectContaining({ draggable: false })]]);
  rerender(
    <MapMarker map={map} latitude={35.5} longitude={-83}>
      Here
    </MapMarker>,
  );
  expect(marker.setLngLat.mock.calls).toEqual([[[-83, 35]], [[-83, 35.5]]]);
  expect(marker.addTo).toHaveBeenCalledTimes(1);
  unmount();
  expect(marker.remove).toHaveBeenCalledTimes(1);
});

test('one that is dropped goes back, and its owner decides', () => {
  const onDrop = jest.fn();
  render(
    <MapMarker map={map} latitude={35} longitude={-83} onDrop={onDrop}>
      Here
    </MapMarker>,
  );
  expect(made.mock.calls).toEqual([[expect.objectContaining({ draggable: true })]]);
  drop();
  expect(onDrop.mock.calls).toEqual([[{ latitude: 36, longitude: -84 }]]);
  expect(marker.setLngLat).toHaveBeenLastCalledWith([-83, 35]);
});
