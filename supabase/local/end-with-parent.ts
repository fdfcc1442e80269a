/**
 * Loaded first in each child process: exits when the parent does, which frees its port and build folder. Its own
 * children have other channels.
 */
if (process.channel && process.ppid === Number(process.env.STARTED_BY)) {
  process.once('disconnect', () => process.exit(1));
  // The channel must not keep a finished build running.
  process.channel.unref();
}
