import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { logFormat } from '../../lib/env/log.ts';
import { log, type LogLevel } from '../../lib/log/log.ts';
import { redact } from '../../lib/log/redact.ts';

const OWN_LINE = '{"time":';
const MAX_CHARACTERS = 4000;

/** Passes on the log of a process; what its libraries print becomes lines of the log too, redacted. */
export function logOutput(output: Readable | null, level: LogLevel): void {
  if (!output) return;
  const isText = logFormat() === 'text';
  createInterface({ input: output }).on('line', (line) => {
    if (line.startsWith(OWN_LINE)) process.stdout.write(`${line}\n`);
    // A person wants to see all of what a development server says.
    else if (isText) process.stdout.write(`${redact(line.slice(0, MAX_CHARACTERS))}\n`);
    else if (line.trim() !== '') log(level, line.trim());
  });
}
