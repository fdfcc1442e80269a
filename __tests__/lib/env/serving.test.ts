import { compressesPages, cachesResponses } from '@/lib/env/serving';

test.each([
  ['a process of its own', {}, true, true],
  ['a proxy that compresses', { COMPRESSED_BY_PROXY: 'true' }, false, true],
  ['several instances', { COMPRESSED_BY_PROXY: 'true', REDIS_URL: 'redis://cache' }, false, false],
  ['Vercel', { VERCEL: '1' }, false, false],
  ['Netlify', { NETLIFY: 'true' }, false, false],
])('%s', (_name, values, compresses, keeps) => {
  expect([compressesPages(values), cachesResponses(values)]).toEqual([compresses, keeps]);
});
