import type { Failure } from './results.ts';

export type FailedStep = { name: string; log: string; failures: readonly Failure[] };

/** Build services show the end of a log, so the names and errors of all failures fit into this many lines. */
export const MAX_REPORT_LINES = 130;
const MAX_ERROR_LINES = 30;

/** Keeps the start (what went wrong) and the end (where). */
function shorten(lines: string[], maxLines: number): string[] {
  if (lines.length <= maxLines) return lines;
  const ending = Math.floor((maxLines - 1) / 2);
  const beginning = Math.max(0, maxLines - 1 - ending);
  return [...lines.slice(0, beginning), '…', ...lines.slice(lines.length - ending)].slice(
    0,
    maxLines,
  );
}

const indent = (line: string): string => `      ${line.slice(0, 300)}`;

function stepReport({ name, log, failures }: FailedStep, maxLines: number): string[] {
  const room = maxLines - 2;
  const shown = failures.slice(0, room);
  const errorLines = Math.min(MAX_ERROR_LINES, Math.floor(room / shown.length) - 1);
  const rest = failures.length - shown.length;
  return [
    `✗ ${name} (all of its output: ${log})`,
    ...shown.flatMap((failure) => [
      `    ✗ ${failure.name}`,
      ...shorten(failure.error.split('\n'), errorLines).map(indent),
    ]),
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ];
}

/** The failures by step; the more there are, the fewer lines each. */
export function reportFailures(steps: readonly FailedStep[], maxLines = MAX_REPORT_LINES): string {
  const share = Math.floor(maxLines / steps.length);
  return steps.flatMap((step) => stepReport(step, share)).join('\n');
}
