/** @jest-environment jsdom */
import { openMap } from '@/components/map/open-map';

jest.mock('@/components/map/map-view-gl', () => ({ MapViewGl: 'the map' }));

const withContext = (context: unknown) =>
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);

afterEach(() => jest.restoreAllMocks());

test('the map opens where there is WebGL, and leaves no context behind', async () => {
  const loseContext = jest.fn();
  withContext({ getExtension: () => ({ loseContext }) });
  await expect(openMap()).resolves.toBe('the map');
  expect(loseContext).toHaveBeenCalledTimes(1);
});

test('it does not where there is none', async () => {
  withContext(null);
  await expect(openMap()).rejects.toThrow('No WebGL');
});

test('a browser that throws has none', async () => {
  withContext(null).mockImplementation(() => {
    throw new Error('blocked');
  });
  await expect(openMap()).rejects.toThrow('No WebGL');
});
