import { CabinLink } from '@/components/ui/cabin-link';
import type { GuestQuote } from '@/lib/domain/reviews/guest-quote';
import { formatMonth } from '@/lib/copy/format';
import { starsText } from '@/components/ui/stars-text';
import { paths } from '@/lib/http/paths';

/**
 * What guests wrote, with cabin and month of the stay; nothing while nobody has. Each tag is in the page twice, as
 * markup and as data, so there are few.
 */
export async function GuestQuotes({ quotes }: { quotes: Promise<readonly GuestQuote[]> }) {
  const said = await quotes;
  if (said.length === 0) return null;
  return (
    <section aria-labelledby="guests-heading" className="mx-auto max-w-7xl px-4 pt-8 tablet:px-8">
      <p id="guests-heading" className="eyebrow text-ember-700">
        From my guests
      </p>
      <ul className="mt-4 grid gap-x-12 gap-y-5 tablet:grid-cols-3">
        {said.map(({ text, rating, author, date, cabin, slug, source }) => (
          <li key={slug}>
            <p className="text-ember-700" role="img" aria-label={`${rating} out of 5 stars`}>
              {starsText(rating)}
            </p>
            {`“${text}”`}
            <p className="text-sm text-ink-soft">
              {`${author}, `}
              <CabinLink href={paths.cabin(slug)} className="link">
                {cabin}
              </CabinLink>
              {`, ${formatMonth(date)}${source ? `, from ${source}` : ''}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
