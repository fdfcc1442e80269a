/** Milliseconds of processor time the work took: other programs on the machine do not change it as they do the clock. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The same for work that waits, with that of the process's other threads. */
export async function allProcessorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// Long enough for a coarse clock, and for what is slow only at first.
const MEASURED_MS = 30;

/** Milliseconds of processor time that the work takes on the average. */
export function averageMs(work: () => void): number {
  let [ms, times] = [0, 0];
  for (; ms < MEASURED_MS; times += 1) ms += processorMs(work);
  return ms / times;
}

const MOST_TRIES = 5;

/** The least of a few tries, of which the first below the bound ends them: what else the machine does only adds to one. */
export function leastOfTries(bound: number, measure: () => number): number {
  let least = Infinity;
  for (let tries = 0; tries < MOST_TRIES && least >= bound; tries += 1) {
    least = Math.min(least, measure());
  }
  return least;
}

/** How many times as long the work on many takes as that on few; what is below a millisecond is noise. */
export const growthOver = (bound: number, few: () => void, many: () => void): number =>
  leastOfTries(bound, () => averageMs(many) / Math.max(averageMs(few), 1));

/**
 * How many times as long the work takes as reading the text once, letter by letter: about the same on any machine. Work that
 * looks at each letter a few times has a few, work that looks at the whole text for each letter as many as it has letters.
 * Tried again while it is not below the bound.
 */
export function passesOver(text: string, bound: number, work: () => void): number {
  let sum = 0;
  const passes = leastOfTries(bound, () => {
    const pass = averageMs(() => {
      for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
    });
    return averageMs(work) / pass;
  });
  if (sum === 0) throw new Error('There is nothing to read');
  return passes;
}
