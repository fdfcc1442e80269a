import type { NextConfig } from 'next';
import path from 'node:path';
import {
  PICTURE_FOLDER,
  PICTURE_QUALITIES,
  PICTURE_QUALITY,
  SCREEN_WIDTHS,
  SMALL_WIDTHS,
} from './lib/domain/values/picture-address.ts';
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
 * One address, /cabins, and several renderings: lists that depend on nothing but the catalog are static. Searches,
 * rendered per request, go through the middleware, which names their page (lib/middleware/dynamic-routes.ts).
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
 * Short addresses, because a list names dozens of pictures three times each. A `fallback` rewrite, so that pages do not
 * pay for it. Off on Vercel and Netlify, whose image service reads only /_next/image.
 */
const shortPictures = {
  source: '/p/:width(\\d+)/:file(.+)',
  destination: `/_next/image?url=${PICTURE_FOLDER}:file&w=:width&q=${PICTURE_QUALITY}`,
};

/** For an image of its own (deploy/Dockerfile): what runs it is put together, with the entry that server/ imports. */
const standalone: NextConfig =
  process.env.BUILD_STANDALONE === 'true'
    ? {
        output: 'standalone',
        outputFileTracingIncludes: {
          '/*': [
            './node_modules/next/dist/server/next.js',
            // It looks these up whenever it reads its settings.
            './node_modules/next/dist/compiled/webpack/**',
            './node_modules/next/dist/compiled/@babel/runtime/package.json',
            // Read by server/; Next bundles its own copies of them.
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
  // Two root layouts, the site's and the console's, need it for addresses without a page.
  experimental: {
    globalNotFound: true,
    // Fewer scripts: each costs a kilobyte of headers, more than the smallest of them weigh.
    turbopackChunking: { minChunkSize: 150_000 },
    // In production Node reads no maps unless it is told to, and writing them takes a tenth of a build.
    turbopackSourceMaps: isDevelopment,
    // The first local start has no use for it (supabase/local/build.ts).
    turbopackFileSystemCacheForBuild: process.env.SKIP_BUILD_CACHE !== 'true',
  },
  reactStrictMode: true,
  // The first local start skips the check (supabase/local/build.ts).
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === 'true' },
  // Without it pages have the fallback policy and their plain stylesheets.
  ...(!isDevelopment && !isHosted && { cacheHandler: path.resolve('lib/cache/handler.ts') }),
  turbopack: { rules: { '*.woff2': { type: 'asset' } } },
  allowedDevOrigins: ['127.0.0.1'],
  // Node loads these itself: the build is shorter for it, and pdfkit reads its font metrics from its own folder.
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
  // Metadata in the first HTML for every client, also on pages rendered per request.
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
  // Next's own redirect would be without these headers; the middleware's has them.
  skipTrailingSlashRedirect: true,
  rewrites: async () => ({
    beforeFiles: cabinLists.map((rule) => ({ source: '/cabins', ...rule })),
    afterFiles: [],
    fallback: isHosted ? [] : [shortPictures],
  }),
};

export default config;
