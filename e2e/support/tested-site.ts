import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../..');

export type TestedSite = {
  port: number;
  backendPort: number;
  /** The folder that contains its `.next`. */
  folder: string;
  databaseFolder: string;
  /** Standard output and error of the site and its functions. */
  log: string;
};

const FIRST: TestedSite = {
  port: 3100,
  backendPort: 54421,
  folder: PROJECT,
  databaseFolder: path.join(PROJECT, '.local/test-database'),
  log: path.join(PROJECT, '.local/test-site.log'),
};

/** Never built itself: its pages are copied from the first, with its own URL. */
const SECOND: TestedSite = {
  port: 3200,
  backendPort: 54431,
  folder: path.join(PROJECT, '.local/second-test-site'),
  databaseFolder: path.join(PROJECT, '.local/second-test-database'),
  log: path.join(PROJECT, '.local/second-test-site.log'),
};

/** For journeys without examples, which start and stop it. */
export const EMPTY_SHOP: TestedSite = {
  port: 3300,
  backendPort: 54441,
  folder: path.join(PROJECT, '.local/empty-test-site'),
  databaseFolder: path.join(PROJECT, '.local/empty-test-database'),
  log: path.join(PROJECT, '.local/empty-test-site.log'),
};

/** One per Playwright worker: a journey shares its site only with those before and after it. */
export const TESTED_SITES: readonly TestedSite[] = [FIRST, SECOND];

/** The sites that `serve.ts` can start, by its argument. */
export const SITES: readonly TestedSite[] = [...TESTED_SITES, EMPTY_SHOP];

/** Settings of every tested site. */
export const SITE_SETTINGS = {
  // Each test is a different visitor, by a proxy's header.
  TRUSTED_PROXIES: '1',
  // As in the pages (fixtures.ts).
  TIME_LIMIT_FACTOR: '10',
};

export const addressOf = ({ port }: TestedSite): string => `http://localhost:${port}`;

function siteOfWorker(index: number): TestedSite {
  const site = TESTED_SITES[index];
  if (!site) throw new Error(`There are ${TESTED_SITES.length} sites: start no more workers.`);
  return site;
}

/** The site of this worker; the first one outside of workers. */
export let testedSite = siteOfWorker(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** Points the helpers to another site; the returned function switches back. */
export function switchSite(site: TestedSite): () => void {
  const before = testedSite;
  testedSite = site;
  return () => {
    testedSite = before;
  };
}
