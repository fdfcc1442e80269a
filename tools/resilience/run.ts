import { parseArgs } from 'node:util';
import { functionEndpoint, siteEndpoint } from '../harness/bookings.ts';
import { retireCabins } from '../harness/cabins.ts';
import { TestEnvironment } from '../harness/environment.ts';
import { leaveTimesUnjudged } from '../harness/figures.ts';
import { chooseScenarios, Report, type Scenario } from '../harness/report.ts';
import { buildSite, copySite, withSite, type SiteProcess } from '../harness/site.ts';
import { bookThroughKills } from './booking-scenarios.ts';
import { killWithinSaves } from './console-scenarios.ts';
import { drain, rollingRestart } from './drain-scenarios.ts';
import { sendHugeAndSlowBodies, soak } from './load-scenarios.ts';
import { scanLogs } from './log-scenarios.ts';
import { hangDatabase, loseDatabase, slowBackend } from './outage-scenarios.ts';
import { searchAtRandom } from './overload-scenarios.ts';
import { askForPictures } from './picture-scenarios.ts';

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    soak: { type: 'string' },
  },
});
const { short } = options;
const size = <T>(full: T, shortened: T): T => (short ? shortened : full);

if (short) leaveTimesUnjudged();

function scenariosOf(environment: TestEnvironment, site: SiteProcess, copy: string): Scenario[] {
  const functions = functionEndpoint(environment);
  const { server, backend } = environment;
  const few = { acknowledged: size(500, 20), cabins: 60, clients: size(200, 40) };
  const many = {
    acknowledged: size(10_000, 100),
    cabins: size(400, 20),
    clients: size(100, 40),
    maxSeconds: 600,
  };
  const webServer = {
    scenario: 'G3',
    what: 'the web server',
    times: size(10, 1),
    everyMs: 4000,
    kill: () => site.child.end('SIGKILL'),
    revive: () => site.start(),
  };
  const database = {
    scenario: 'G4',
    what: 'Postgres',
    times: size(5, 1),
    everyMs: size(8000, 3000),
    kill: server.kill,
    revive: server.resume,
  };
  const backendProcess = {
    scenario: 'G4',
    what: 'the backend process',
    times: size(5, 1),
    everyMs: 4000,
    kill: () => backend.child.end('SIGKILL'),
    revive: () => backend.start(),
  };
  const soakMinutes = Number(options.soak ?? 0);
  return [
    {
      name: 'G3',
      run: () =>
        bookThroughKills(environment, siteEndpoint(site.url), webServer, {
          ...few,
          maxSeconds: 180,
        }),
    },
    { name: 'G4', run: () => bookThroughKills(environment, functions, database, many) },
    {
      name: 'G4',
      run: () =>
        bookThroughKills(environment, functions, backendProcess, { ...few, maxSeconds: 120 }),
    },
    { name: 'G28', run: () => sendHugeAndSlowBodies(site, size(60, 6)) },
    {
      name: 'G32',
      run: () => loseDatabase(environment, { seconds: size(60, 6), rate: size(50, 10) }),
    },
    { name: 'G33', run: () => slowBackend(environment, copy, size(30, 6)) },
    { name: 'G39', run: () => searchAtRandom(environment, site, 12) },
    { name: 'G40', run: () => hangDatabase(environment, copy) },
    { name: 'G41', run: () => killWithinSaves(environment, size(20, 3)) },
    { name: 'G38', run: () => askForPictures(environment, short) },
    { name: 'G34', run: drain },
    { name: 'G34', run: () => rollingRestart(copy, backend.port) },
    ...(soakMinutes > 0 ? [{ name: 'G36', run: () => soak(environment, site, soakMinutes) }] : []),
    { name: 'G18', run: () => Promise.resolve(scanLogs(environment)) },
  ];
}

const report = new Report('resilience', { short });
const environment = await TestEnvironment.open();
try {
  await buildSite(environment);
  const copy = copySite(environment.folder);
  await withSite(copy, environment.backend.port, async (site) => {
    const scenarios = scenariosOf(environment, site, copy);
    const isWanted = chooseScenarios(
      scenarios.map(({ name }) => name),
      options.only,
    );
    for (const scenario of scenarios) {
      if (!isWanted(scenario.name)) continue;
      await report.run(scenario);
      await retireCabins(environment);
    }
  });
} finally {
  await environment.close();
}
report.exit();
