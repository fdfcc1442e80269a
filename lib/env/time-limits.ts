import process from 'node:process';

/**
 * How many times longer the site waits for its database and functions than it would by itself: 1, and more in the
 * journeys, where a machine that does other things too is no database that does not answer. serverEnv refuses what is
 * no such number.
 */
export const timeLimitFactor = (): number => Number(process.env.TIME_LIMIT_FACTOR || 1);
