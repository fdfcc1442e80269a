export type Row = {
  part: string;
  what: string;
  site: string;
  /** The same figure of the baseline app, from the same run. */
  baseline: string;
  target: string;
  verdict: 'met' | 'missed' | 'skipped' | 'failed' | '';
};

type Figure = Partial<Omit<Row, 'part' | 'what' | 'verdict'>> & { isMet?: boolean };

/** One line of the table; without `isMet` it only informs. */
export function row(part: string, what: string, figure: Figure): Row {
  const { site = '', baseline = '', target = '', isMet } = figure;
  const verdict = isMet === undefined ? '' : isMet ? 'met' : 'missed';
  return { part, what, site, baseline, target, verdict };
}

export const skipped = (part: string, what: string, why: string): Row => ({
  part,
  what,
  site: why,
  baseline: '',
  target: '',
  verdict: 'skipped',
});

const MAX_OF_REASON = 160;

/** The first line: browsers that do not start tell all their options in the others. */
const reasonOf = (error: unknown) => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return line.slice(0, MAX_OF_REASON);
};

export const notMeasured = (part: string, what: string, error: unknown): Row => ({
  part,
  what,
  site: `not measured: ${reasonOf(error)}`,
  baseline: '',
  target: '',
  verdict: 'failed',
});

/** Yields rows; an error ends them and becomes a row itself. */
export async function* attempt(
  part: string,
  what: string,
  measure: () => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  try {
    yield* measure();
  } catch (error) {
    console.error(error);
    yield notMeasured(part, what, error);
  }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
export const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
export const perSecond = (rate: number) => `${Math.round(rate)}/s`;
