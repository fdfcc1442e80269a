import type { NextConfig } from 'next';
import path from 'node:path';
import {
  PICTURE_FOLDER,
  PICTURE_QUALITIES,
  PICTURE_QUALITY,
  SCREEN_WIDTHS,
  SMALL_WIDTHS,
} from './lib/domain/values/picture-urls.ts';
import { listImageHosts } from './lib/env/image-hosts.ts';
import { readPolicySettings } from './lib/env/policy-settings.ts';
import { hasNoServer } from './lib/env/serving.ts';
import { configuredHeaders } from './lib/csp/security-headers.ts';

const FILTERS = '(?<filter>hot-tub|pool|mountain-views|pet-friendly|family)';
const SORTS = '(?<sort>recommended|popular|price|size)';

const isDevelopment = process.env.NODE_ENV === 'development';
const isHosted = hasNoServer();

const query = (key: string, value?: string) => ({ type: 'query' as const, key, value });

/**
 * One URL, /cabins, has several renderings: lists that depend only on the catalog are static. Searches, rendered per
 * request, go through the middleware, which picks their page (lib/middleware/dynamic-routes.ts).
 */
const cabinLists = [
  {
    has: [query('filter', FILTERS), query('sort', SORTS)],
    destination: '/cabins/browse/:filter/:sort',
  },
  {
    has: [query('filter', FILTERS)],
    missing: [query('sort')],
    destination: '/cabins/browse/:filter/recommended',
  },
  {
    has: [query('sort', SORTS)],
    missing: [query('filter')],
    destination: '/cabins/browse/all/:sort',
  },
];

/**
 * Short URLs, because a list names dozens of pictures three times each. A `fallback` rewrite, so that pages don't pay
 * for it. Off on Vercel and Netlify, whose image service reads only /_next/image.
 */
const shortPictures = {
  source: '/p/:width(\\d+)/:file(.+)',
  destination: `/_next/image?url=${PICTURE_FOLDER}:file&w=:width&q=${PICTURE_QUALITY}`,
};

/** Assembles what a container image needs (deploy/Dockerfile), with the entry that server/ imports. */
const standalone: NextConfig =
  process.env.BUILD_STANDALONE === 'true'
    ? {
        output: 'standalone',
        outputFileTracingIncludes: {
          '/*': [
            './node_modules/next/dist/server/next.js',
            // Next resolves these whenever it reads its settings.
            './node_modules/next/dist/compiled/webpack/**',
            './node_modules/next/dist/compiled/@babel/runtime/package.json',
            // Imported by server/; Next bundles its own copies of them.
            './node_modules/ipaddr.js/package.json',
            './node_modules/ipaddr.js/lib/ipaddr.js',
            './node_modules/p-queue/package.json',
            './node_modules/p-queue/dist/**',
            // The owner's statement reads these fonts (app/host/statement-pdf).
            './node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed*.ttf',
            './node_modules/@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
          ],
        },
      }
    : {};

const config: NextConfig = {
  ...standalone,
  poweredByHeader: false,
  // The two root layouts, the site's and the console's, need it for URLs without a page.
  experimental: {
    globalNotFound: true,
    // Fewer scripts, because each costs a kilobyte of headers, more than the smallest of them weigh.
    turbopackChunking: { minChunkSize: 150_000 },
    // In production Node ignores source maps by default, and writing them takes a tenth of a build.
    turbopackSourceMaps: isDevelopment,
    // The first local start doesn't use it (supabase/local/build.ts).
    turbopackFileSystemCacheForBuild: process.env.SKIP_BUILD_CACHE !== 'true',
  },
  reactStrictMode: true,
  // The first local start skips the type check (supabase/local/build.ts).
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === 'true' },
  // Without it, pages have the fallback policy and no critical CSS.
  ...(!isDevelopment && !isHosted && { cacheHandler: path.resolve('lib/cache/handler.ts') }),
  turbopack: { rules: { '*.woff2': { type: 'asset' } } },
  allowedDevOrigins: ['127.0.0.1'],
  // Loaded by Node itself: that shortens the build, and pdfkit reads its font metrics from its own folder.
  serverExternalPackages: [
    '@fortedigital/nextjs-cache-handler',
    '@redis/client',
    '@supabase/ssr',
    '@supabase/supabase-js',
    'beasties',
    'feed',
    'fontkit',
    'ical.js',
    'libphonenumber-js',
    'pdfkit',
    'undici',
    'zod',
  ],
  // A proxy in front compresses better, once for all instances (deploy/).
  compress: process.env.COMPRESSED_BY_PROXY !== 'true',
  // Sends metadata in the first HTML to every client, also on pages rendered per request.
  htmlLimitedBots: /.*/,
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: PICTURE_QUALITIES,
    // Fewer widths keep srcsets short; cards use 720 (product §2.5).
    deviceSizes: SCREEN_WIDTHS,
    imageSizes: SMALL_WIDTHS,
    localPatterns: [{ pathname: `${PICTURE_FOLDER}**`, search: '' }],
    remotePatterns: listImageHosts(process.env).map((hostname) => ({
      protocol: 'https',
      hostname,
    })),
    maximumRedirects: 0,
  },
  env: { HAS_SHORT_PICTURES: String(!isHosted) },
  headers: async () => configuredHeaders(readPolicySettings(), isDevelopment),
  // Next's own redirect would lack these headers; the middleware's has them.
  skipTrailingSlashRedirect: true,
  rewrites: async () => ({
    beforeFiles: cabinLists.map((rule) => ({ source: '/cabins', ...rule })),
    afterFiles: [],
    fallback: isHosted ? [] : [shortPictures],
  }),
};

export default config;
