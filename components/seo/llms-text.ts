import { shownFilters } from '@/lib/shop/categories';
import { listCopy } from '@/components/seo/category-copy';
import { type CabinSummary } from '@/lib/domain/catalog/cabin';
import { isYearly, type PostSummary } from '@/lib/domain/catalog/post';
import { paths, postPath } from '@/lib/http/paths';
import { fromPriceText } from '@/lib/copy/price-words';
import { shop } from '@/lib/shop/shop';
import { hasPageText, shopFacts } from '@/lib/shop/shop-facts';

type Catalog = {
  cabins: readonly CabinSummary[];
  posts: readonly PostSummary[];
  events?: readonly PostSummary[];
  guide?: Pick<PostSummary, 'title' | 'excerpt'> | null;
};
type Line = [text: string, path: string];

const SMOKIES: readonly Line[] = [
  ['Fall color by elevation and week', paths.fall],
  ['Trip planner', paths.plan],
];
const EVENTS: Line = ['Year-round events, with their usual dates', paths.events];
const guides = (): readonly Line[] => [
  ...(hasPageText('promise') ? [['What our promises mean', paths.promise] satisfies Line] : []),
  ['About the host', paths.about],
  ...(hasPageText('terms') ? [['Terms', paths.terms] satisfies Line] : []),
  ['Blog', paths.blog],
];

/** Puts text on one line and escapes `]` for link texts. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&');

function describe(cabin: CabinSummary): string {
  const { leastNightCents: cents } = cabin;
  const price =
    cents === null ? 'no open nights now' : `${fromPriceText(cents)} before fees and taxes`;
  return `${cabin.title} (${cabin.city}, sleeps ${cabin.maxGuests}, ${price})`;
}

/** llms.txt: a map of the site for language models (https://llmstxt.org). */
export function llmsText(
  { cabins, posts, events = [], guide = null }: Catalog,
  origin: string,
): string {
  const list = (lines: readonly Line[]) =>
    lines.map(([text, path]) => `- [${plain(text)}](${origin}${path})`).join('\n');
  const listed = cabins.map((cabin): Line => [describe(cabin), paths.cabin(cabin.slug)]);
  const linesOf = (all: readonly PostSummary[]) =>
    all.map((post): Line => [`${post.title}: ${post.excerpt}`, postPath(post)]);
  const dated = events.filter(({ event }) => event);
  const guideLines: Line[] = [
    ...(guide ? [[`${guide.title}: ${guide.excerpt}`, paths.visitorGuide] satisfies Line] : []),
    ...(shop().showsSmokies ? SMOKIES : []),
    ...(events.some(isYearly) ? [EVENTS] : []),
    ...guides(),
  ];
  const section = (heading: string, lines: readonly Line[]) =>
    lines.length === 0 ? '' : `## ${heading}\n${list(lines)}\n\n`;
  return `# ${shop().name}

> ${shopFacts().description}

Prices and open dates change through the day. Use the read-only API below; its answers are estimates and hold no dates. Guests book on the site.

## API
${list([
  ['OpenAPI document', paths.api.openApi],
  ['Cabins', paths.api.cabins],
])}

## Lists
${list([
  ['All cabins', paths.cabins()],
  ...shownFilters().map((each): Line => [listCopy(each).heading, paths.category(each)]),
  ...shop().areas.map(({ slug, city }): Line => [`Cabins in ${city}`, paths.area(slug)]),
])}

${section('Cabins', listed)}## Guides
${list(guideLines)}

${section('Articles', linesOf(posts))}${section('Events to come', linesOf(dated))}`;
}
