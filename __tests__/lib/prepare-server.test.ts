/** @jest-environment node */
import { register } from '@/instrumentation';
import { believeVisitors } from '@/lib/http/believe-visitors';
import { setDefaultHeaders } from '@/lib/http/default-headers';

jest.mock('@/lib/http/believe-visitors', () => ({ believeVisitors: jest.fn() }));
jest.mock('@/lib/http/default-headers', () => ({ setDefaultHeaders: jest.fn() }));
jest.mock('@/lib/ending-fetch', () => ({ endingFetch: (own: typeof fetch) => own }));
jest.mock('@/lib/env/server', () => ({ serverEnv: { TRUSTED_PROXIES: 2, SITE_URL: '' } }));

test('a server believes as many proxies as it was told of, and sets its headers, before its first request', async () => {
  const listening = jest.spyOn(process, 'on').mockReturnValue(process);
  process.env.NEXT_RUNTIME = 'nodejs';
  await register();
  Reflect.deleteProperty(process.env, 'NEXT_RUNTIME');
  expect(believeVisitors).toHaveBeenCalledWith(2, undefined);
  expect(setDefaultHeaders).toHaveBeenCalledTimes(1);
  expect(listening).toHaveBeenCalledWith('SIGUSR2', expect.any(Function));
});
