import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

// Published only as ES modules, so they are transformed.
const MODULE_ONLY = 'feed|beasties|css-what|p-queue|d3-[a-z-]+|internmap';

const TESTS = '<rootDir>/__tests__';

async function project(own) {
  const created = await createJestConfig({
    moduleNameMapper: {
      '\\.woff2$': `${TESTS}/file-address.ts`,
      '^@/(.*)$': '<rootDir>/$1',
    },
    ...own,
  })();
  const transformIgnorePatterns = created.transformIgnorePatterns.map((pattern) =>
    pattern.replaceAll('(?!(', `(?!(${MODULE_ONLY}|`),
  );
  return { ...created, transformIgnorePatterns };
}

/** Tests of pure rules run without a document and React, which each test file would load anew. */
const config = async () => ({
  // A slow machine must not fail a test.
  testTimeout: 30_000,
  projects: [
    await project({
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: [`${TESTS}/**/*.test.ts`],
      setupFilesAfterEnv: [`${TESTS}/setup.ts`],
    }),
    await project({
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: [`${TESTS}/**/*.test.tsx`],
      setupFilesAfterEnv: [`${TESTS}/setup.ts`, `${TESTS}/setup-components.ts`],
    }),
  ],
});

export default config;
