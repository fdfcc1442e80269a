import { Link } from '@/components/ui/link';
import { countPages, MAX_RESULTS } from '@/lib/domain/search/pagination';

type Props = { page: number; total: number; href: (page: number) => string };

/** Links to the previous and next page; nothing if there is only one. */
export function Pager({ page, total, href }: Props) {
  const pages = countPages(total);
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-section">
      <ul className="mx-auto grid max-w-md grid-cols-[1fr_auto_1fr] items-center gap-4">
        <li>
          {page > 1 && (
            <Link href={href(page - 1)} rel="prev nofollow" className="filter-chip">
              Previous
            </Link>
          )}
        </li>
        <li className="text-sm font-semibold text-ink-soft">{`Page ${page} of ${pages}`}</li>
        <li className="justify-self-end">
          {page < pages && (
            <Link href={href(page + 1)} rel="next nofollow" className="filter-chip">
              Next
            </Link>
          )}
        </li>
      </ul>
      {page === pages && total > MAX_RESULTS && (
        <p className="mt-4 text-center text-sm text-ink-soft">
          There’s more to see. Pick a town, dates or a filter to narrow it down.
        </p>
      )}
    </nav>
  );
}
