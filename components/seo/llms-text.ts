import type { CabinSummary } from '@/lib/domain/cabin';
import { CABIN_FILTERS } from '@/lib/domain/cabin-filters';
import { AREAS } from '@/lib/domain/cabin';
import { formatWholeDollars } from '@/lib/format';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

const line = (text: string, path: string, origin: string) => `- [${text}](${origin}${path})`;

function describe(cabin: CabinSummary): string {
  const rate = formatWholeDollars(cabin.nightlyRateCents);
  return `${cabin.title} (${cabin.city}, sleeps ${cabin.maxGuests}, usually about ${rate} a night before fees and taxes)`;
}

/** A map of the site for language models: https://llmstxt.org. */
export function llmsText(cabins: readonly CabinSummary[], origin: string): string {
  return `# ${site.name}

> ${site.description}

Prices and open dates change through the day. Ask the read-only API below; its answers are indicative and hold no dates.
A booking is made by a guest on the site.

## API
${line('OpenAPI document', paths.api.openApi, origin)}
${line('Cabins', paths.api.cabins, origin)}

## Lists
${line('All cabins', paths.cabins(), origin)}
${CABIN_FILTERS.map((filter) => line(`${filter} cabins`, paths.category(filter), origin)).join('\n')}
${AREAS.map(({ slug, city }) => line(`Cabins in ${city}`, paths.area(slug), origin)).join('\n')}

## Cabins
${cabins.map((cabin) => line(describe(cabin), paths.cabin(cabin.slug), origin)).join('\n')}

## Guides
${line('Visitor guide', paths.visitorGuide, origin)}
${line('What our promises mean', paths.promise, origin)}
${line('Terms', paths.terms, origin)}
${line('Blog', paths.blog, origin)}
`;
}
