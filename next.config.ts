import type { NextConfig } from 'next';

const FILTERS = '(?<filter>hot-tub|pool|mountain-views|pet-friendly|family)';
const SEARCH_KEYS = ['check_in', 'check_out', 'city', 'guests', 'flexible_days'];

const query = (key: string, value?: string) => ({ type: 'query' as const, key, value });

/**
 * One address, /cabins, and two ways of rendering it: lists that depend on nothing but the catalogue are static,
 * searches are rendered per request. An unknown filter or sort falls to the search page, which says so.
 */
const cabinLists = [
  ...SEARCH_KEYS.map((key) => ({ has: [query(key)], destination: '/cabins/results' })),
  {
    has: [query('filter', FILTERS), query('sort', 'popular')],
    destination: '/cabins/browse/:filter/popular',
  },
  {
    has: [query('filter', FILTERS)],
    missing: [query('sort')],
    destination: '/cabins/browse/:filter/recommended',
  },
  {
    has: [query('sort', 'popular')],
    missing: [query('filter')],
    destination: '/cabins/browse/all/popular',
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
  },
  rewrites: async () => ({
    beforeFiles: cabinLists.map((rule) => ({ source: '/cabins', ...rule })),
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
