import { NextRequest } from 'next/server';
import { renderPage } from '@/lib/middleware/render-page';

jest.mock('@/lib/env/mode', () => ({ isProduction: true }));

const policyOf = (path: string) =>
  renderPage(new NextRequest(`https://cabins.example${path}`)).headers.get(
    'Content-Security-Policy',
  );

test('the preview of a cabin may be framed by the site itself', () => {
  expect(policyOf('/host/cabins/fern-hollow/preview')).toContain("frame-ancestors 'self'");
});

test.each([
  '/host',
  '/host/cabins/fern-hollow',
  '/host/cabins/fern-hollow/photos',
  '/host/cabins/fern-hollow/preview/x',
  '/host/cabins/a/b/preview',
  '/host/sign-in',
  '/booking',
  '/stay/preview',
])('%s may be framed by nobody', (path) => {
  expect(policyOf(path)).toContain("frame-ancestors 'none'");
});
