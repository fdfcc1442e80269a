import checkFile from 'eslint-plugin-check-file';
import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { readdirSync } from 'node:fs';
import { noPatches, patches } from './scripts/no-patches.ts';

const zone = (target, from, message) => ({ target, from, message });

/** Each folder may import only from those before it. */
const DOMAIN_ORDER = [
  'values',
  'reviews',
  'catalog',
  'stays',
  'pricing',
  'bookings',
  'search',
  'content',
  'trip',
  'feeds',
  'messaging',
  'analytics',
  'network',
  'host',
];
const COMPONENT_ORDER = [
  'analytics',
  'events',
  'ui',
  'deal',
  'map',
  'newsletter',
  'outbox',
  'owners',
  'payment',
  'search',
  'video',
  'stay-strip',
  'stay-picker',
  'saved',
  'seo',
  'layout',
  'gallery',
  'areas',
  'cabin-card',
  'cabin-list',
  'cabin',
  'booking',
  'guest-booking',
  'reviews',
  'deal-card',
  'fall',
  'saved-list',
  'trip',
  'home',
  'content',
  'host',
];

const HOST_ORDER = [
  'copy',
  'form',
  'shell',
  'account',
  'audit',
  'film',
  'cabins',
  'photos',
  'posts',
  'bookings',
  'calendar',
  'messages',
  'newsletter',
  'owners',
  'insights',
  'money',
  'platforms',
  'promotions',
  'rates',
  'reviews',
  'settings',
  'staff',
  'tasks',
  'today',
  'voice',
  'examples',
];

function orderedZones(root, order) {
  const folders = readdirSync(new URL(root, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const unordered = folders.filter((name) => !order.includes(name));
  if (unordered.length > 0) throw new Error(`Give ${unordered.join(', ')} a place in ${root}.`);
  return order.slice(0, -1).map((name, n) =>
    zone(
      `${root}/${name}`,
      order.slice(n + 1).map((later) => `${root}/${later}`),
      `${name} comes before it in the order of ${root} (eslint.config.mjs).`,
    ),
  );
}

const importZones = [
  // The tools and their tests are linted by tools/eslint.config.mjs.
  zone('.', './tools', 'tools/ is no part of the product.'),
  ...orderedZones('./lib/domain', DOMAIN_ORDER),
  ...orderedZones('./components', COMPONENT_ORDER),
  ...orderedZones('./components/host', HOST_ORDER),
  ...orderedZones('./components/stay-picker', ['stay', 'calendar', 'price', 'picker']),
  zone(
    './lib/data',
    ['./lib/api', './lib/csp', './lib/middleware', './lib/runtime'],
    'Routes read the data, never the other way.',
  ),
  zone('./lib/domain', ['./app', './components', './supabase'], 'lib/domain is pure.'),
  zone('./lib/domain', ['./lib/!(domain)/**'], 'lib/domain is pure.'),
  zone(
    './lib/schemas',
    ['./app', './components', './lib/data', './lib/supabase', './lib/env', './supabase'],
    'Schemas know the domain only.',
  ),
  zone('./lib', ['./app', './components'], 'lib never imports routes or components.'),
  zone(
    './components',
    [
      './app',
      './supabase',
      './lib/data',
      './lib/supabase',
      './lib/env',
      './lib/api',
      './lib/cache',
      './lib/csp',
      './lib/middleware',
      './lib/runtime',
    ],
    'Components get their data as props.',
  ),
  ...['./app', './components', './lib'].map((reader) =>
    zone(reader, './server', 'server/ is optional: nothing of the site reads it.'),
  ),
  zone('./server', ['./app', './components', './supabase'], 'Node runs server/ as it is written.'),
  zone(
    './supabase/functions',
    ['./app', './components', './lib/data', './lib/env/server.ts', './lib/browser', './lib/api'],
    'Functions share lib/domain, lib/schemas and their own environment only.',
  ),
];

const noPrivatePaths = {
  group: ['next/dist/**', '**/node_modules/**'],
  message: 'Only the documented entries of a package are imported.',
};
const noLoaderHooks = ['node:module', 'module'].map((name) => ({
  name,
  importNames: ['register', 'registerHooks'],
  message: 'The source of a dependency stays as it is.',
}));
const documentedImports = { patterns: [noPrivatePaths], paths: noLoaderHooks };
const noSupabase = {
  group: ['@supabase/*'],
  message: 'Supabase is spoken in lib/supabase and supabase/ only.',
};

const noEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'process.env is read in lib/env only.',
};
const noDate = {
  selector:
    ":matches(NewExpression, CallExpression)[callee.name='Date'], MemberExpression[object.name='Date'], MemberExpression[object.name='Intl']",
  message: 'Only calendar-date.ts and zoned-date.ts touch Date; nothing here formats.',
};
const noContactLink = {
  selector: 'TemplateElement[value.raw=/(mailto|sms|tel):$/]',
  message: 'Links to write or call are encoded by lib/domain/messaging/contact-links.ts.',
};
const noLiteralSpread = {
  selector:
    'ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression, JSXSpreadAttribute > ObjectExpression',
  message: 'Write its members out: spreading a literal only pleases the formatter.',
};
const awaitedAssertions = {
  selector:
    "ExpressionStatement > CallExpression[callee.object.callee.name='expect'][callee.object.arguments.0.type='CallExpression'][callee.object.arguments.0.callee.object.name='page'][callee.property.name=/^to(Be|Have|Contain)/]",
  message: 'Await assertions about the page.',
};

/** Rules for both the product and tools/. */
export const commonRules = {
  'check-file/filename-naming-convention': [
    'error',
    { '**/*.{ts,tsx}': 'KEBAB_CASE' },
    { ignoreMiddleExtensions: true },
  ],
  '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-unused-vars': ['warn', { ignoreRestSiblings: true }],
  '@typescript-eslint/ban-ts-comment': 'error',
  'no-restricted-syntax': ['error', noLiteralSpread, ...noPatches],
  'no-restricted-imports': ['error', documentedImports],
  'patches/no-patched-imports': 'error',
};

const config = [
  {
    ignores: [
      '.next/**',
      'node_modules/**',
      '.local/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
      'lib/supabase/database.types.ts',
      'tools/**',
      '__tests__/tools/**',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'check-file': checkFile, patches },
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      ...commonRules,
      'import/no-restricted-paths': ['error', { zones: importZones }],
      'no-restricted-syntax': ['error', noEnv, noContactLink, noLiteralSpread, ...noPatches],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/!(supabase)/**/*.ts', 'lib/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { ...documentedImports, patterns: [noPrivatePaths, noSupabase] },
      ],
    },
  },
  {
    files: ['lib/domain/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnv, noDate, noLiteralSpread, ...noPatches] },
  },
  {
    files: [
      'lib/domain/values/calendar-date.ts',
      'lib/domain/values/zoned-date.ts',
      'lib/env/**/*.ts',
      'instrumentation.ts',
      'supabase/local/**/*.ts',
      'scripts/**',
      '*.config.*',
    ],
    rules: { 'no-restricted-syntax': ['error', noLiteralSpread, ...noPatches] },
  },
  // Tests may replace anything with a double.
  {
    files: ['supabase/tests/**/*.ts', 'e2e/**', '__tests__/**'],
    rules: {
      'no-restricted-syntax': ['error', noLiteralSpread],
      'no-restricted-imports': 'off',
      'patches/no-patched-imports': 'off',
    },
  },
  {
    files: ['e2e/**'],
    rules: { 'no-restricted-syntax': ['error', awaitedAssertions, noLiteralSpread] },
  },
  {
    files: [
      'supabase/local/**',
      'supabase/tests/**',
      'scripts/**',
      'e2e/**',
      'lib/log/log.ts',
      'server/index.ts',
    ],
    rules: { 'no-console': 'off' },
  },
];

export default config;
