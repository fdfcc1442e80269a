import { GET } from '@/app/api/health/route';
import { isDatabaseReady } from '@/lib/data/backend/health';
import { startDraining } from '@/lib/runtime/readiness';
import { arePaymentsOff } from '@/lib/shop/payments-off';

jest.mock('@/lib/data/backend/health', () => ({ isDatabaseReady: jest.fn() }));
jest.mock('@/lib/shop/payments-off', () => ({ arePaymentsOff: jest.fn(() => false) }));
const database = jest.mocked(isDatabaseReady);

async function ask() {
  const response = await GET();
  return [response.status, await response.json(), response.headers.get('Cache-Control')];
}

test('a public site with test payments says so, and is well', async () => {
  database.mockResolvedValue(true);
  jest.mocked(arePaymentsOff).mockReturnValueOnce(true);
  const payments = expect.stringContaining('no booking is taken');
  expect(await ask()).toEqual([200, { status: 'ok', payments }, 'no-store']);
});

test('200 only while the database answers and the server is not draining; the body says no more', async () => {
  database.mockResolvedValue(true);
  expect(await ask()).toEqual([200, { status: 'ok' }, 'no-store']);
  database.mockResolvedValue(false);
  expect(await ask()).toEqual([503, { status: 'unavailable' }, 'no-store']);
  database.mockResolvedValue(true);
  startDraining();
  expect(await ask()).toEqual([503, { status: 'unavailable' }, 'no-store']);
});
