import { measureExperience, type Experience } from './lighthouse.ts';
import { floorPageOf, LANDING } from './places.ts';
import { median, milliseconds, row, type Row } from './rows.ts';

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
    row(PART, `${page}: CLS`, { site: cls.toFixed(3), target: '0', isMet: cls < 0.0005 }),
  ];
}

/** What a phone feels, page by page beside the floor; runs alternate, so that both meet the same noise. */
export function experienceRows(site: string, floor: string, runs: number): Row[] {
  return Object.values(LANDING).flatMap((page) => {
    const [own, bare]: [Series, Series] = [[], []];
    // The first of each warms the image service and is not counted.
    for (let run = 0; run <= runs; run++) {
      const pair = [measureExperience(site + page), measureExperience(floor + floorPageOf(page))];
      if (run === 0) continue;
      own.push(pair[0] as Experience);
      bare.push(pair[1] as Experience);
    }
    return rowsOf(page, own, bare);
  });
}
