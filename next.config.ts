import type { NextConfig } from 'next';
import { listImageHosts } from './lib/env/image-hosts.ts';

const FILTERS = '(?<filter>hot-tub|pool|mountain-views|pet-friendly|family)';
const SORTS = '(?<sort>recommended|popular)';
const SEARCH_KEYS = ['check_in', 'check_out', 'city', 'guests', 'flexible_days'];

const query = (key: string, value?: string) => ({ type: 'query' as const, key, value });

/**
 * One address, /cabins, and two ways of rendering it: lists that depend on nothing but the catalogue are static,
 * searches are rendered per request. An unknown filter or sort falls to the search page, which says so.
 */
const cabinLists = [
  ...SEARCH_KEYS.map((key) => ({ has: [query(key)], destination: '/cabins/results' })),
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
  ...['filter', 'sort'].map((key) => ({ has: [query(key)], destination: '/cabins/results' })),
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` checks the types, of tests too; a guest's first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  allowedDevOrigins: ['127.0.0.1'],
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [70],
    // Fewer widths keep the addresses of a page short; cards ask for 720 (spec §2).
    deviceSizes: [720, 1200, 1920],
    imageSizes: [96, 384],
    remotePatterns: listImageHosts(process.env).map((hostname) => ({
      protocol: 'https',
      hostname,
    })),
    maximumRedirects: 0,
  },
  rewrites: async () => ({
    beforeFiles: cabinLists.map((rule) => ({ source: '/cabins', ...rule })),
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
