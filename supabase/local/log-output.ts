import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { log, type LogLevel } from '../../lib/log/log.ts';

const OWN_LINE = '{"time":';

/** Passes on the log of a process; what its libraries print becomes lines of the log too, redacted. */
export function logOutput(output: Readable | null, level: LogLevel): void {
  if (!output) return;
  createInterface({ input: output }).on('line', (line) => {
    if (line.startsWith(OWN_LINE)) process.stdout.write(`${line}\n`);
    else if (line.trim() !== '') log(level, line.trim());
  });
}
