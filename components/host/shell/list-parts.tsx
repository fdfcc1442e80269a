import type { Option } from '@/components/host/copy/option';
import { ButtonLink } from '@/components/ui/button';

type FilterProps = {
  label: string;
  name: string;
  chosen: string | undefined;
  /** What choosing none of them is called. */
  all?: string;
  options: readonly Option<string>[];
};

/** Narrows a list by the form it stands in. */
export function FilterSelect({ label, name, chosen = '', all = 'All', options }: FilterProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

type PagesProps = { page: number; last: number; pathOf: (page: number) => string; more?: string };

export function ListPages({ page, last, pathOf, more = 'More' }: PagesProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label="Pages of the list" className="flex gap-2">
      {page > 1 && (
        <ButtonLink href={pathOf(page - 1)} variant="secondary">
          Back
        </ButtonLink>
      )}
      {page < last && (
        <ButtonLink href={pathOf(page + 1)} variant="secondary">
          {more}
        </ButtonLink>
      )}
    </nav>
  );
}
