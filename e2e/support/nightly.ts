/** Options of a test of a matrix that `npm test` samples: it runs in `npm run test:nightly` alone. */
export const NIGHTLY = { tag: '@nightly' };

export const nightlyUnless = (isSampled: boolean) => (isSampled ? {} : NIGHTLY);
