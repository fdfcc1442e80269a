import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../..');

export type TestedSite = {
  port: number;
  backendPort: number;
  /** Where its build is: `.next` lies in it. */
  folder: string;
  databaseFolder: string;
  /** What the site and its functions write to standard output and error. */
  log: string;
};

const FIRST: TestedSite = {
  port: 3100,
  backendPort: 54421,
  folder: PROJECT,
  databaseFolder: path.join(PROJECT, '.local/test-database'),
  log: path.join(PROJECT, '.local/test-site.log'),
};

/** Built by none but the first: its pages are copied, with the second's address in place of the first's. */
const SECOND: TestedSite = {
  port: 3200,
  backendPort: 54431,
  folder: path.join(PROJECT, '.local/second-test-site'),
  databaseFolder: path.join(PROJECT, '.local/second-test-database'),
  log: path.join(PROJECT, '.local/second-test-site.log'),
};

/** For the journeys that begin without examples: started by them, and ended with them. */
export const EMPTY_SHOP: TestedSite = {
  port: 3300,
  backendPort: 54441,
  folder: path.join(PROJECT, '.local/empty-test-site'),
  databaseFolder: path.join(PROJECT, '.local/empty-test-database'),
  log: path.join(PROJECT, '.local/empty-test-site.log'),
};

/** One for each of Playwright's workers: a journey shares its site with those alone that run before and after it. */
export const TESTED_SITES: readonly TestedSite[] = [FIRST, SECOND];

/** What `serve.ts` can start, by its argument. */
export const SITES: readonly TestedSite[] = [...TESTED_SITES, EMPTY_SHOP];

/** Settings of every site under test. */
export const SITE_SETTINGS = {
  // Each test is a visitor of its own, by the header of a proxy.
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

/** The site of this worker; the first outside of workers. */
export let testedSite = siteOfWorker(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** The site that the helpers ask from now on; the returned function goes back. */
export function switchSite(site: TestedSite): () => void {
  const before = testedSite;
  testedSite = site;
  return () => {
    testedSite = before;
  };
}
