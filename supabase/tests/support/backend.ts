import { useHarness } from './harness.ts';

const openHarness = useHarness;

// Opened while the suites load: the hook that ends a harness opened inside a test would end it with that test.
export const { database, anon, admin, callFunction, project } = await openHarness();
