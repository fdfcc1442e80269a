/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import Page from '@/app/(site)/(smokies)/shared-itinerary/[id]/page';
import { readItinerary } from '@/lib/data/search/itineraries';

const MOST = 3;
jest.mock('@/lib/env/server', () => ({
  serverEnv: { SITE_URL: 'http://site.test', READS_PER_MINUTE: 3 },
}));
jest.mock('@/lib/data/search/itineraries', () => ({ readItinerary: jest.fn() }));
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'X-Forwarded-For': '203.0.113.7' })),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  notFound: () => {
    throw new Error('not found');
  },
}));

test('guessing links is rate limited before any lookup', async () => {
  const open = (n: number) =>
    Page({ params: Promise.resolve({ id: String(n).padStart(32, '0') }) });
  for (let n = 0; n < MOST; n++) await expect(open(n)).rejects.toThrow('not found');
  const html = renderToStaticMarkup(await open(MOST));
  expect(html).toMatch(/<h1\b[^>]*>Whoa! Give it a minute<\/h1>/);
  expect(html).toContain('Wait a minute, then refresh.');
  expect(readItinerary).toHaveBeenCalledTimes(MOST);
});
