import { send } from '../harness/http.ts';
import type { Row } from '../harness/report.ts';

/** The pages of a site without cabins. */
const PAGES = [
  '/',
  '/cabins',
  '/cabins?sort=popular',
  '/cabins?check_in=2027-03-05&check_out=2027-03-08',
  '/cabins/hot-tub',
  '/cabins/pool',
  '/cabins/mountain-views',
  '/cabins/pet-friendly',
  '/cabins/family',
  '/areas/gatlinburg',
  '/areas/wears-valley',
  '/plan',
  '/saved',
  '/events',
  '/fall',
  '/blog',
  '/about',
  '/promise',
  '/terms',
  '/visitor-guide',
  '/founders-pricing',
];
const FILES = ['/sitemap-index.xml', '/sitemap/pages.xml', '/robots.txt', '/llms.txt'];
const APIS = ['/api/deal', '/api/v1/cabins', '/blog/rss.xml'];

const NONSENSE =
  />\s*0 (?:cabins|nights)|\b(?:NaN|Infinity|undefined) (?:cabins?|nights?)|There are 0/;
const LINKED_DATA = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g;
const EMPTY_HEADING = /<h[1-6][^>]*>\s*<\/h[1-6]>/;

/** Why the page is faulty, or null. */
function faultOf(status: number, html: string): string | null {
  if (status !== 200) return `answers ${status}`;
  if (NONSENSE.test(html)) return `says “${NONSENSE.exec(html)?.[0]}”`;
  if (EMPTY_HEADING.test(html)) return 'has an empty heading';
  for (const [, text = ''] of html.matchAll(LINKED_DATA)) {
    const data = JSON.parse(text) as { '@graph'?: { '@type': string; numberOfItems?: number }[] };
    const isEmpty = data['@graph']?.some(({ numberOfItems }) => numberOfItems === 0);
    if (isEmpty) return 'has an empty list in its structured data';
  }
  return null;
}

/** Checks every page of a shop without cabins. */
export async function visitEmptyShop(url: string): Promise<Row[]> {
  const faults: string[] = [];
  for (const page of [...PAGES, ...FILES, ...APIS]) {
    const { status, text } = await send(url + page);
    const fault = faultOf(status, text);
    if (fault) faults.push(`${page} ${fault}`);
  }
  const { text: list } = await send(`${url}/cabins`);
  const coming = 'The first cabins are on their way';
  if (!list.includes(coming)) faults.push('/cabins does not say that cabins are coming');
  return [
    {
      scenario: 'empty',
      target: 'without a cabin every page answers, says no nonsense and has sound structured data',
      measured: faults.join('; ') || `${PAGES.length} pages, ${FILES.length + APIS.length} others`,
      ok: faults.length === 0,
    },
  ];
}
