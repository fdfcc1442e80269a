/**
 * Loaded first in each child process of a start: exits with its parent, however that ends, and so frees its port and
 * build folder. Its own children have other channels.
 */
if (process.channel && process.ppid === Number(process.env.STARTED_BY)) {
  process.once('disconnect', () => process.exit(1));
  // It must not keep a finished build from ending.
  process.channel.unref();
}
