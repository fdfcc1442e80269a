import { useHarness } from './harness.ts';

const openHarness = useHarness;

// Opened while the suites load, because a harness opened inside a test would stop with that test.
export const { database, anon, admin, callFunction, project } = await openHarness();
