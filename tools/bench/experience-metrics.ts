import { measureExperience, type Experience } from '../../e2e/support/lighthouse.ts';
import { baselinePageOf, LANDING } from './paths.ts';
import { attempt, median, milliseconds, row, type Row } from './metrics.ts';

const PART = 'phone';
const LEAST_SCORE = 97;
const TBT_ABOVE_BASELINE_MS = 50;

type Series = Experience[];
const of = (series: Series, name: keyof Experience) => series.map((each) => each[name]);
const middle = (series: Series, name: keyof Experience) => median(of(series, name));

function rowsOf(page: string, site: Series, baseline: Series): Row[] {
  const scores = of(site, 'score');
  const score = { site: median(scores), baseline: middle(baseline, 'score') };
  const lcp = { site: middle(site, 'lcpMs'), baseline: middle(baseline, 'lcpMs') };
  const tbt = { site: middle(site, 'tbtMs'), baseline: middle(baseline, 'tbtMs') };
  const cls = Math.max(...of(site, 'cls'));
  return [
    row(PART, `${page}: Lighthouse score (all runs)`, {
      site: `${score.site} (${scores.join(' ')})`,
      baseline: `${score.baseline} (${of(baseline, 'score').join(' ')})`,
      target: `≥ baseline, ≥ ${LEAST_SCORE} in every run`,
      isMet: score.site >= score.baseline && Math.min(...scores) >= LEAST_SCORE,
    }),
    row(PART, `${page}: LCP`, {
      site: milliseconds(lcp.site),
      baseline: milliseconds(lcp.baseline),
      target: '≤ baseline',
      isMet: lcp.site <= lcp.baseline,
    }),
    row(PART, `${page}: TBT`, {
      site: milliseconds(tbt.site),
      baseline: milliseconds(tbt.baseline),
      target: `≤ baseline + ${TBT_ABOVE_BASELINE_MS} ms`,
      isMet: tbt.site <= tbt.baseline + TBT_ABOVE_BASELINE_MS,
    }),
    row(PART, `${page}: FCP, Speed Index`, {
      site: `${milliseconds(middle(site, 'fcpMs'))}, ${milliseconds(middle(site, 'speedIndexMs'))}`,
      baseline: `${milliseconds(middle(baseline, 'fcpMs'))}, ${milliseconds(middle(baseline, 'speedIndexMs'))}`,
    }),
    row(PART, `${page}: CLS`, { site: cls.toFixed(3), target: '0', isMet: cls < 0.0005 }),
  ];
}

export type Sample = { page: string; run: number; site: Experience; baseline: Experience };

type Bench = {
  site: string;
  baseline: string;
  runs: number;
  /** Called with each pair of runs. */
  keep: (sample: Sample) => void;
  measure?: (url: string) => Promise<Experience>;
};

/** Page and baseline alternate, so that both meet the same noise. */
async function* pageRows(page: string, bench: Bench): AsyncGenerator<Row> {
  const { site, baseline, runs, keep, measure = measureExperience } = bench;
  const [own, baselineRun]: [Series, Series] = [[], []];
  const measureRuns = async () => {
    // The first of each warms the image service and is not counted.
    for (let run = 0; run <= runs; run++) {
      const sample = {
        ...{ page, run },
        site: await measure(site + page),
        baseline: await measure(baseline + baselinePageOf(page)),
      };
      if (run === 0) continue;
      own.push(sample.site);
      baselineRun.push(sample.baseline);
      keep(sample);
    }
  };
  try {
    await measureRuns();
  } finally {
    // Results before a failed run are still reported, with their number of runs.
    if (own.length > 0) yield* rowsOf(page, own, baselineRun);
  }
}

/** Lighthouse figures of a phone, page by page beside the baseline. */
export async function* experienceRows(bench: Bench): AsyncGenerator<Row> {
  for (const page of Object.values(LANDING)) {
    yield* attempt(PART, `${page}: Lighthouse`, () => pageRows(page, bench));
  }
}
