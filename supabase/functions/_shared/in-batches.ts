/** Repeats until a batch isn't full or the time is up; returns the count, and whether that was all. */
export async function inBatches(most: number, deadline: number, next: () => Promise<number>) {
  let count = 0;
  let batch: number;
  do {
    batch = await next();
    count += batch;
  } while (batch >= most && performance.now() < deadline);
  return { count, isAll: batch < most };
}
