/** @jest-environment node */
import Page from '@/app/shared-itinerary/[id]/page';
import { TooManyRequests } from '@/components/guest-booking/too-many';
import { readItinerary } from '@/lib/data/itineraries';

const MOST = 3;
jest.mock('@/lib/env/server', () => ({
  serverEnv: { SITE_URL: 'http://site.test', READS_PER_MINUTE: 3 },
}));
jest.mock('@/lib/data/itineraries', () => ({ readItinerary: jest.fn() }));
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'X-Forwarded-For': '203.0.113.7' })),
}));
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
}));

test('who tries one link after another is stopped before any is looked at', async () => {
  const open = (n: number) =>
    Page({ params: Promise.resolve({ id: String(n).padStart(32, '0') }) });
  for (let n = 0; n < MOST; n++) await expect(open(n)).rejects.toThrow('not found');
  expect((await open(MOST)).type).toBe(TooManyRequests);
  expect(readItinerary).toHaveBeenCalledTimes(MOST);
});
