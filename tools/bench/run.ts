import type { Browser } from '@playwright/test';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBrowser } from '../../e2e/support/phone.ts';
import { loadSettings, PROJECT_DIR } from '../../supabase/local/settings.ts';
import { ms } from '../harness/figures.ts';
import { chooseScenarios, Report, type Row, type Scenario } from '../harness/report.ts';
import { prepareShop, type Shop } from '../harness/site.ts';
import { measureClicks } from './clicks.ts';
import { measureConsole } from './console.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { measureServer } from './server.ts';
import { measureWeights } from './weight.ts';

// Fixed, because the site's URL is part of its pages and another one would need another build.
const PORTS = { site: 3300, backend: 54_621 };
const FOLDER = path.join(PROJECT_DIR, '.local/bench');
const ENVIRONMENT = {
  // A database of its own, apart from that of `npm start`.
  DATABASE_FOLDER: path.join(FOLDER, 'database'),
  // All load comes from one client IP.
  READS_PER_MINUTE: '100000000',
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
  },
});
const [runs, seconds] = [Number(values.runs), Number(values.seconds)];

async function inBrowser(work: (browser: Browser) => Promise<Row[]>): Promise<Row[]> {
  const browser = await startBrowser();
  return work(browser).finally(() => browser.close());
}

function scenariosOf(site: Shop): Scenario[] {
  const ports = { PORT: String(PORTS.site), SUPABASE_PORT: String(PORTS.backend) };
  const { backend } = loadSettings({ ...process.env, ...ENVIRONMENT, ...ports });
  return [
    { name: 'weight', run: () => inBrowser((browser) => measureWeights(browser, site.url)) },
    { name: 'clicks', run: () => inBrowser((browser) => measureClicks(browser, site.url, runs)) },
    { name: 'lighthouse', run: () => measureWithLighthouse(site.url, runs) },
    { name: 'server', run: () => measureServer(site, { runs, seconds }) },
    {
      name: 'console',
      run: () =>
        inBrowser((browser) => {
          if (!backend) throw new Error('The benchmark runs on the embedded backend.');
          return measureConsole(browser, site.url, backend, runs);
        }),
    },
  ];
}

const report = new Report('bench', { runs, seconds });
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const site = prepareShop(PORTS, path.join(FOLDER, 'start.log'), ENVIRONMENT);
const startMs = await site.start();
try {
  const scenarios = scenariosOf(site);
  const isWanted = chooseScenarios(
    scenarios.map(({ name }) => name),
    values.only,
  );
  report.add([{ scenario: 'start', target: 'first page', measured: ms(startMs), ok: null }]);
  for (const scenario of scenarios) if (isWanted(scenario.name)) await report.run(scenario);
} finally {
  await site.child.end('SIGTERM');
}
report.exit();
