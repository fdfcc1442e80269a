import 'server-only';
import PQueue from 'p-queue';

// One at a time: the largest HEIC files need half a gigabyte.
const conversions = new PQueue({ concurrency: 1 });
const MOST_WAITING = 20;

/** Converts photographs one after the other; null while too many wait. */
export const inConversionQueue = async <T>(work: () => Promise<T>): Promise<T | null> =>
  conversions.size >= MOST_WAITING ? null : conversions.add(work);
