/** Milliseconds of processor time the work took: other programs on the machine do not change it as they do the clock. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
