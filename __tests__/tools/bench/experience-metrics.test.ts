import { experienceRows, type Sample } from '@/tools/bench/experience-metrics';
import { LANDING } from '@/tools/bench/paths';
import type { Row } from '@/tools/bench/metrics';

const RUNS = 3;
const SITE = 'http://site';
const PAGES = Object.values(LANDING);

const fast = { score: 97, lcpMs: 1000, tbtMs: 50, cls: 0, fcpMs: 900, speedIndexMs: 1100 };

async function bench(isStuck: (url: string, time: number) => boolean) {
  const times = new Map<string, number>();
  const measure = (url: string) => {
    const time = (times.get(url) ?? 0) + 1;
    times.set(url, time);
    return isStuck(url, time)
      ? Promise.reject(new Error('No end within 90 s\n  and more'))
      : Promise.resolve(fast);
  };
  const samples: Sample[] = [];
  const rows: Row[] = [];
  const keep = (sample: Sample) => samples.push(sample);
  for await (const each of experienceRows({
    site: SITE,
    baseline: 'http://baseline',
    runs: RUNS,
    keep,
    measure,
  })) {
    rows.push(each);
  }
  return {
    rows,
    samples,
    of: (page: string) => rows.filter(({ what }) => what.startsWith(`${page}: `)),
  };
}

test('every page is measured as often as asked, after one run that warms', async () => {
  const { rows, samples, of } = await bench(() => false);
  expect(samples).toHaveLength(PAGES.length * RUNS);
  expect(rows.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  for (const page of PAGES) {
    expect(of(page)[0]).toMatchObject({
      site: '97 (97 97 97)',
      baseline: '97 (97 97 97)',
      verdict: 'met',
    });
  }
});

describe('a page that Lighthouse does not finish', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

  test('costs its own rows only', async () => {
    const { of } = await bench((url) => url === SITE + LANDING.category);
    expect(of(LANDING.category)).toEqual([
      expect.objectContaining({ site: 'not measured: No end within 90 s', verdict: 'failed' }),
    ]);
    for (const page of PAGES.filter((other) => other !== LANDING.category)) {
      expect(of(page).map(({ verdict }) => verdict)).toEqual(['met', 'met', 'met', '', 'met']);
    }
  });

  test('is told with the runs there were before, and not tried for ever', async () => {
    const asked: number[] = [];
    const { of, samples } = await bench((url, time) => {
      if (url !== SITE + LANDING.area) return false;
      asked.push(time);
      return time > 2;
    });
    expect(asked).toEqual([1, 2, 3]);
    const rows = of(LANDING.area);
    expect(rows[0]?.site).toBe('97 (97)');
    expect(rows.at(-1)?.verdict).toBe('failed');
    expect(samples.filter(({ page }) => page === LANDING.area)).toHaveLength(1);
  });
});
