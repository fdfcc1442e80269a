/**
 * Loaded first in each process that a start makes: however the start ends, this one does too, and gives its port and
 * its build folder free. Processes that such a one makes have channels of their own.
 */
if (process.channel && process.ppid === Number(process.env.STARTED_BY)) {
  process.once('disconnect', () => process.exit(1));
  // It must not keep a finished build from ending.
  process.channel.unref();
}
