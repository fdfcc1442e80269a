import { measureExperience, type Experience } from '../../e2e/support/lighthouse.ts';
import { floorPageOf, LANDING } from './places.ts';
import { attempt, median, milliseconds, row, type Row } from './rows.ts';

const PART = 'phone';
const LEAST_SCORE = 97;
const TBT_ABOVE_FLOOR_MS = 50;

type Series = Experience[];
const of = (series: Series, name: keyof Experience) => series.map((each) => each[name]);
const middle = (series: Series, name: keyof Experience) => median(of(series, name));

function rowsOf(page: string, site: Series, floor: Series): Row[] {
  const scores = of(site, 'score');
  const score = { site: median(scores), floor: middle(floor, 'score') };
  const lcp = { site: middle(site, 'lcpMs'), floor: middle(floor, 'lcpMs') };
  const tbt = { site: middle(site, 'tbtMs'), floor: middle(floor, 'tbtMs') };
  const cls = Math.max(...of(site, 'cls'));
  return [
    row(PART, `${page}: Lighthouse score (all runs)`, {
      site: `${score.site} (${scores.join(' ')})`,
      floor: `${score.floor} (${of(floor, 'score').join(' ')})`,
      target: `≥ floor, ≥ ${LEAST_SCORE} in every run`,
      isMet: score.site >= score.floor && Math.min(...scores) >= LEAST_SCORE,
    }),
    row(PART, `${page}: LCP`, {
      site: milliseconds(lcp.site),
      floor: milliseconds(lcp.floor),
      target: '≤ floor',
      isMet: lcp.site <= lcp.floor,
    }),
    row(PART, `${page}: TBT`, {
      site: milliseconds(tbt.site),
      floor: milliseconds(tbt.floor),
      target: `≤ floor + ${TBT_ABOVE_FLOOR_MS} ms`,
      isMet: tbt.site <= tbt.floor + TBT_ABOVE_FLOOR_MS,
    }),
    row(PART, `${page}: FCP, Speed Index`, {
      site: `${milliseconds(middle(site, 'fcpMs'))}, ${milliseconds(middle(site, 'speedIndexMs'))}`,
      floor: `${milliseconds(middle(floor, 'fcpMs'))}, ${milliseconds(middle(floor, 'speedIndexMs'))}`,
    }),
    row(PART, `${page}: CLS`, { site: cls.toFixed(3), target: '0', isMet: cls < 0.0005 }),
  ];
}

export type Sample = { page: string; run: number; site: Experience; floor: Experience };

type Bench = {
  site: string;
  floor: string;
  runs: number;
  /** Takes each pair of runs as it comes. */
  keep: (sample: Sample) => void;
  measure?: (url: string) => Promise<Experience>;
};

/** The page and its floor take turns, so that both meet the same noise. */
async function* pageRows(page: string, bench: Bench): AsyncGenerator<Row> {
  const { site, floor, runs, keep, measure = measureExperience } = bench;
  const [own, bare]: [Series, Series] = [[], []];
  const measureRuns = async () => {
    // The first of each warms the image service and is not counted.
    for (let run = 0; run <= runs; run++) {
      const sample = {
        ...{ page, run },
        site: await measure(site + page),
        floor: await measure(floor + floorPageOf(page)),
      };
      if (run === 0) continue;
      own.push(sample.site);
      bare.push(sample.floor);
      keep(sample);
    }
  };
  try {
    await measureRuns();
  } finally {
    // What there is before one that failed is told as well; how many runs they were stands in the row.
    if (own.length > 0) yield* rowsOf(page, own, bare);
  }
}

/** What a phone feels, page by page beside the floor. */
export async function* experienceRows(bench: Bench): AsyncGenerator<Row> {
  for (const page of Object.values(LANDING)) {
    yield* attempt(PART, `${page}: Lighthouse`, () => pageRows(page, bench));
  }
}
