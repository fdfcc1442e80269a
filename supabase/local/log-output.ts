import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { logFormat, type LogLevel } from '../../lib/env/log.ts';
import { log, relayLine } from '../../lib/log/log.ts';
import { redact } from '../../lib/log/redact.ts';
import { say } from './say.ts';

const MAX_CHARACTERS = 4000;
// A step of a build that has ended, as Next tells it; of its settings it says "took".
const BUILD_STEP = /^✓ (.+ in [\d.]+ ?\w+)$/;
// What follows the first line of a printed error.
const CONTINUED = /^[\s}\])]/;

function eachLine(output: Readable | null, read: (line: string) => void): void {
  if (output) createInterface({ input: output }).on('line', read);
}

/** Passes on the log of a process; what its libraries print becomes lines of the log too, redacted. */
export function logOutput(output: Readable | null, level: LogLevel): void {
  eachLine(output, (line) => {
    if (relayLine(line)) return;
    if (logFormat() === 'text' && CONTINUED.test(line)) log('debug', line.trimEnd());
    else if (line.trim() !== '') log(level, line.trim());
  });
}

/** The same for a development server, of whose own output a person wants to see all. */
export function showOutput(output: Readable | null): void {
  eachLine(output, (line) => {
    if (!relayLine(line)) process.stdout.write(`${redact(line.slice(0, MAX_CHARACTERS))}\n`);
  });
}

/** Says the steps of a build as they end. Returns all its lines, which fill up as it runs. */
export function followBuild(outputs: readonly (Readable | null)[]): readonly string[] {
  const lines: string[] = [];
  for (const output of outputs) {
    eachLine(output, (line) => {
      const step = BUILD_STEP.exec(line)?.[1];
      // Twice a number of five digits looks like a phone number to the log.
      if (step) say(`  ${step.replace(/(\d+)\/\1/, '$1')}`);
      if (!relayLine(line)) lines.push(line);
    });
  }
  return lines;
}
