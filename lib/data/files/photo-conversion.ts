import 'server-only';
import PQueue from 'p-queue';

// One at a time, because the largest HEIC files need half a gigabyte of memory.
const conversions = new PQueue({ concurrency: 1 });
const MAX_WAITING = 20;

/** Converts photographs one at a time; null when the queue is full. */
export const inConversionQueue = async <T>(work: () => Promise<T>): Promise<T | null> =>
  conversions.size >= MAX_WAITING ? null : conversions.add(work);
