import { measureExperience, type Experience } from '../../e2e/support/lighthouse.ts';
import { median, ms } from '../harness/figures.ts';
import type { Row } from '../harness/report.ts';
import { LANDING } from './landing-pages.ts';

const LEAST_SCORE = 97;

/** Medians of several runs per page on a slowed phone. */
export async function measureWithLighthouse(site: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of Object.values(LANDING)) {
    const found: Experience[] = [];
    // The first run warms up the image service and isn't counted.
    for (let run = 0; run <= runs; run++) {
      const figures = await measureExperience(site + page);
      if (run > 0) found.push(figures);
    }
    const middle = (name: keyof Experience) => median(found.map((each) => each[name]));
    const scores = found.map(({ score }) => score);
    const cls = Math.max(...found.map((each) => each.cls));
    rows.push({
      scenario: 'lighthouse',
      target: `${page}: score ≥ ${LEAST_SCORE} in every run, no layout shift`,
      measured: `score ${median(scores)} (${scores.join(' ')}), FCP ${ms(middle('fcpMs'))}, LCP ${ms(middle('lcpMs'))}, TBT ${ms(middle('tbtMs'))}, CLS ${cls.toFixed(3)}`,
      ok: Math.min(...scores) >= LEAST_SCORE && cls < 0.0005,
    });
  }
  return rows;
}
