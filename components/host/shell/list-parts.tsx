import type { ReactNode } from 'react';
import type { Option } from '@/components/host/copy/option';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';

type SearchProps = {
  label: string;
  name: string;
  maxLength: number;
  placeholder: string;
  value: string | undefined;
  /** The filters beside the field, and the submit button. */
  children: ReactNode;
};

/** Searches a list by a part of its text. */
export function SearchForm({ label, value, children, ...field }: SearchProps) {
  return (
    <form role="search" aria-label={label} className="host-bar">
      <label className="host-search">
        Find
        <input type="search" defaultValue={value} {...field} />
      </label>
      {children}
    </form>
  );
}

type FilterProps = {
  label: string;
  name: string;
  chosen: string | undefined;
  /** The name of the option for all. */
  all?: string;
  options: readonly Option<string>[];
};

/** Filters a list as part of its search form. */
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
    <nav aria-label="List pages" className="flex gap-2">
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

/** The small picture of a list's entry, or an empty frame. */
export const ListPicture = ({ src, className }: { src: string | null; className?: string }) =>
  src === null ? (
    <span className={className} />
  ) : (
    <Picture src={src} alt="" width={72} height={48} fileWidth={384} className={className} />
  );
