/** Milliseconds of processor time the work took: other programs on the machine do not change it as they do the clock. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
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

/**
 * How many times as long the work takes as reading the text once, letter by letter: about the same on any machine. Work that
 * looks at each letter a few times has a few, work that looks at the whole text for each letter as many as it has letters.
 */
export function passesOver(text: string, work: () => void): number {
  let sum = 0;
  const pass = averageMs(() => {
    for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
  });
  if (sum === 0) throw new Error('There is nothing to read');
  return averageMs(work) / pass;
}
