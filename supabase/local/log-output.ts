import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { logFormat, type LogLevel } from '../../lib/env/log.ts';
import { log, relayLine } from '../../lib/log/log.ts';
import { redact } from '../../lib/log/redact.ts';
import { reportProgress } from './progress.ts';

const MAX_CHARACTERS = 4000;
// Matches a finished step of Next; reading its settings says "took" instead, which isn't progress.
const BUILD_STEP = /^✓ (.+ in [\d.]+ ?\w+)$/;
// A line that continues a printed error.
const CONTINUED = /^[\s}\])]/;

function eachLine(output: Readable | null, read: (line: string) => void): void {
  if (output) createInterface({ input: output }).on('line', read);
}

/** Forwards a process's log; other output of its libraries becomes redacted log lines. */
export function logOutput(output: Readable | null, level: LogLevel): void {
  eachLine(output, (line) => {
    if (relayLine(line)) return;
    if (logFormat() === 'text' && CONTINUED.test(line)) log('debug', line.trimEnd());
    else if (line.trim() !== '') log(level, line.trim());
  });
}

/** Like `logOutput`, for a development server, whose own output is shown in full. */
export function showOutput(output: Readable | null): void {
  eachLine(output, (line) => {
    if (!relayLine(line)) process.stdout.write(`${redact(line.slice(0, MAX_CHARACTERS))}\n`);
  });
}

/** Reports each finished step of a build. Returns the other lines, an array that grows while the build runs. */
export function followBuild(outputs: readonly (Readable | null)[]): readonly string[] {
  const lines: string[] = [];
  for (const output of outputs) {
    eachLine(output, (line) => {
      const step = BUILD_STEP.exec(line)?.[1];
      // The log would redact "12345/12345" as a phone number.
      if (step) reportProgress(`  ${step.replace(/(\d+)\/\1/, '$1')}`);
      if (!relayLine(line)) lines.push(line);
    });
  }
  return lines;
}
