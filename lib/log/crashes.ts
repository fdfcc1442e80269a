import process from 'node:process';
import { logError } from './log.ts';

/** An error that nobody caught ends the process as before, but is not printed with all its properties. */
export function logCrashes(): void {
  process.on('uncaughtException', (error) => {
    logError('the process ended by an error that nobody caught', error);
    process.exit(1);
  });
}
