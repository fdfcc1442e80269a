import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Map } from 'maplibre-gl';
import { useState } from 'react';
import { CabinPlace } from '@/components/host/cabins/cabin-place';
import type { MapMarkerProps } from '@/components/map/map-marker';
import { AREA_METERS, type MapProps } from '@/components/map/map-view';
import { at } from '@/lib/domain/values/at';
import { publicLocation, type Location } from '@/lib/domain/values/public-location';

const shown = jest.fn<void, [MapProps]>();
const easeTo = jest.fn();
let tapAt: (place: Location, target: EventTarget) => void;
const map = {
  getCanvasContainer: () => document.body,
  doubleClickZoom: { disable: () => undefined },
  on: (_: 'click', tap: (event: object) => void) => {
    tapAt = ({ latitude: lat, longitude: lng }, target) =>
      act(() => tap({ lngLat: { lat, lng }, originalEvent: { target } }));
  },
  off: () => undefined,
  getBounds: () => ({ contains: ([, latitude = 0]: number[]) => latitude < 36 }),
  easeTo,
} as unknown as Map;
const WHERE_DROPPED = at(35.8001234, -83.6);

function FakeMarker({ children, onDrop }: MapMarkerProps) {
  return (
    <>
      {children}
      <button onClick={() => onDrop?.(WHERE_DROPPED)}>Drop</button>
    </>
  );
}
jest.mock('@/components/map/map-island', () => ({
  MapIsland: (props: MapProps) => {
    shown(props);
    return props.children?.(map, FakeMarker);
  },
}));

const SAVED = at(35.7144, -83.5247);
function Editor({ start, saved = SAVED }: { start: string; saved?: Location | null }) {
  const [value, setValue] = useState(start);
  const label = 'Place on the map';
  return (
    <CabinPlace
      id="place"
      label={label}
      value={value}
      saved={saved}
      onText={setValue}
      area="gatlinburg"
      mapStyleUrl=""
    />
  );
}
async function show(start = '35.7144, -83.5247', saved?: Location | null) {
  render(<Editor start={start} saved={saved} />);
  // The map is loaded with a chunk of its own.
  await waitFor(() => expect(shown).toHaveBeenCalled());
}

const field = () => screen.getByRole('textbox', { name: 'Place on the map' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const marker = () => screen.getByRole('slider', { name: 'Cabin location' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const TOO_FAR = 'That’s too far from Gatlinburg for a cabin in this area.';

beforeEach(() => {
  shown.mockClear();
  easeTo.mockClear();
});

test('the arrow keys move the marker, and nothing else does', async () => {
  await show();
  expect(marker()).toHaveAccessibleDescription(/arrow keys/);
  expect(fireEvent.keyDown(marker(), { key: 'ArrowUp' })).toBe(false);
  expect(field()).toHaveValue('35.7145, -83.5247');
  expect(fireEvent.keyDown(marker(), { key: 'ArrowRight', shiftKey: true })).toBe(false);
  expect(field()).toHaveValue('35.7145, -83.5237');
  expect(marker()).toHaveAttribute('aria-valuetext', '35.7145, -83.5237');
  expect(fireEvent.keyDown(marker(), { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(marker(), { key: 'ArrowUp', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(field(), { key: 'ArrowUp' })).toBe(true);
  expect(field()).toHaveValue('35.7145, -83.5237');
});

test('what is typed moves the marker and the area that visitors see', async () => {
  await show();
  expect(screen.getByText('Visitors see this area, never the exact place.')).toBeInTheDocument();
  type('https://www.google.com/maps/@36.1,-83.6,17z');
  expect(marker()).toHaveAttribute('aria-valuenow', '36.1');
  const area = { ...publicLocation(at(36.1, -83.6)), radiusMeters: AREA_METERS };
  expect(shown).toHaveBeenLastCalledWith(expect.objectContaining({ area }));
  expect(easeTo.mock.calls).toEqual([[{ center: [-83.6, 36.1] }]]);
});

test('a tap on the map and dragging move it, five decimals at most', async () => {
  await show();
  tapAt(at(35.71234567, -83.51), document.body);
  expect(field()).toHaveValue('35.71235, -83.51');
  tapAt(at(35.9, -83.9), marker());
  expect(field()).toHaveValue('35.71235, -83.51');
  press('Drop');
  expect(field()).toHaveValue('35.80012, -83.6');
  press('Back to the saved place');
  expect(field()).toHaveValue('35.7144, -83.5247');
});

test('what lies too far is refused in words, until something else is chosen', async () => {
  await show();
  tapAt(at(37, -83.5), document.body);
  expect(field()).toHaveValue('35.7144, -83.5247');
  expect(screen.getByRole('status')).toHaveTextContent(TOO_FAR);
  type('35.71, -83.52');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  type('35.71, 83.52');
  expect(screen.getByRole('status')).toHaveTextContent(TOO_FAR);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a draft without a place begins by a tap, or in the middle of its area', async () => {
  await show('', null);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByText(/^Visitors see/)).toBeNull();
  press('Start in Gatlinburg');
  expect(field()).toHaveValue('35.7144, -83.5247');
  type('');
  tapAt(at(35.8, -83.6), document.body);
  expect(marker()).toHaveAttribute('aria-valuenow', '35.8');
});

describe('where I am now', () => {
  const getCurrentPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>();
  beforeEach(() => {
    getCurrentPosition.mockReset();
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
  });
  const answer = (coords: object) =>
    act(() => getCurrentPosition.mock.calls[0]?.[0]({ coords } as GeolocationPosition));

  test('is taken, over what was typed meanwhile', async () => {
    await show();
    press('Use where I am now');
    expect(screen.getByRole('status')).toHaveTextContent('Looking for where you are…');
    type('35.71, -83.52');
    answer({ ...at(35.700001, -83.6), accuracy: 12 });
    expect(field()).toHaveValue('35.7, -83.6');
    expect(screen.getByRole('status')).toHaveTextContent('You’re here, to within 40 feet.');
  });

  test('is not taken from far away', async () => {
    await show();
    press('Use where I am now');
    answer({ ...at(52.5, 13.4), accuracy: 12 });
    expect(field()).toHaveValue('35.7144, -83.5247');
    expect(screen.getByRole('status')).toHaveTextContent(TOO_FAR);
  });

  test.each([
    [1, 'Your browser won’t share your location.'],
    [2, 'Your device doesn’t know where it is.'],
    [3, 'Your device couldn’t find its location in time.'],
  ])('refused with the code %s is said in words', async (code, words) => {
    await show();
    press('Use where I am now');
    act(() => getCurrentPosition.mock.calls[0]?.[1]?.({ code } as GeolocationPositionError));
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(field()).toHaveValue('35.7144, -83.5247');
    press('Use where I am now');
    expect(getCurrentPosition).toHaveBeenCalledTimes(2);
  });
});
