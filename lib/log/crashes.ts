import process from 'node:process';
import { logError } from './log.ts';

/** An uncaught error still ends the process, but is logged without all its properties. */
export function logCrashes(): void {
  process.on('uncaughtException', (error) => {
    logError('uncaught error, the process ends', error);
    process.exit(1);
  });
}
