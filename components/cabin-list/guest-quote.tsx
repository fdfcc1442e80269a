import { CabinLink } from '@/components/ui/cabin-link';
import type { GuestQuote as Quote } from '@/lib/domain/reviews/guest-quote';
import { formatMonth } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';

type Props = { quote: Promise<Quote | null> };

/** Quotes a guest's review with its cabin and month; renders nothing without one. */
export async function GuestQuote({ quote }: Props) {
  const said = await quote;
  if (said === null) return null;
  const { text, author, date, cabin, slug, source } = said;
  return (
    <figure className="mx-auto max-w-prose px-4 pt-section text-center">
      <blockquote className="font-display text-title-3 text-pretty text-spruce-900">
        {`“${text}”`}
      </blockquote>
      <figcaption className="mt-3 text-ink-soft">
        {`${author}, `}
        <CabinLink href={paths.cabin(slug)} className="underline underline-offset-4">
          {cabin}
        </CabinLink>
        {`, ${formatMonth(date)}${source ? `, from ${source}` : ''}`}
      </figcaption>
    </figure>
  );
}
