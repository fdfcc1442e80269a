/** Milliseconds of processor time the work took: other programs on the machine do not change it as they do the clock. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

// Long enough for a coarse clock.
const READING_MS = 20;

/**
 * How many times as long the work takes as reading the text once, letter by letter: about the same on any machine. Work that
 * looks at each letter a few times has a few, work that looks at the whole text for each letter as many as it has letters.
 */
export function passesOver(text: string, work: () => void): number {
  let [sum, passes, ms] = [0, 0, 0];
  while (ms < READING_MS) {
    ms += processorMs(() => {
      for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
    });
    passes += 1;
  }
  if (sum === 0) throw new Error('There is nothing to read');
  return (processorMs(work) * passes) / ms;
}
