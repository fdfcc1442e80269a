import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const createConfig = createJestConfig({
  testEnvironment: 'jsdom',
  // A slow machine is no defect.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/__tests__/**/*.test.ts?(x)'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: {
    '\\.woff2$': '<rootDir>/__tests__/file-address.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
});

// Published as an ES module only: to be translated like the parts of Next that are.
const MODULE_ONLY = 'feed|beasties|css-what|p-queue|d3-[a-z-]+|internmap';

export default async function config() {
  const created = await createConfig();
  const transformIgnorePatterns = created.transformIgnorePatterns.map((pattern) =>
    pattern.replaceAll('(?!(', `(?!(${MODULE_ONLY}|`),
  );
  return { ...created, transformIgnorePatterns };
}
