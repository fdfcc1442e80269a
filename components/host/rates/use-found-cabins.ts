import { useState } from 'react';
import type { RatedCabin } from '@/lib/schemas/host/rates';

const ROWS = 30;

/** Returns the cabins whose name or town matches the filter, one page at a time. */
export function useFoundCabins(cabins: readonly RatedCabin[]) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  const term = query.trim().toLowerCase();
  const found = cabins.filter(({ title, city }) => `${title} ${city}`.toLowerCase().includes(term));
  const pages = Math.max(1, Math.ceil(found.length / ROWS));
  const at = Math.min(page, pages - 1);
  const first = at * ROWS;
  return {
    query,
    found,
    isFiltered: term !== '',
    visible: found.slice(first, first + ROWS),
    first,
    page: at,
    pages,
    setPage,
    search: (text: string) => {
      setQuery(text);
      setPage(0);
    },
  };
}

export type FoundCabins = ReturnType<typeof useFoundCabins>;
