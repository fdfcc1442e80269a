import process from 'node:process';

/**
 * The factor on timeouts of the database and functions: 1, and more in the journeys, where a busy machine shouldn't
 * look like a database that is down. serverEnv validates it.
 */
export const timeLimitFactor = (): number => Number(process.env.TIME_LIMIT_FACTOR || 1);
