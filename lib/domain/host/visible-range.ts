type Scroll = { offset: number; length: number; each: number; count: number };

/** The rows or columns to render, half-open, with a few extra on both sides. */
export function visibleRange({ offset, length, each, count }: Scroll, extra = 4) {
  const first = Math.max(0, Math.floor(offset / each) - extra);
  const end = Math.min(count, Math.ceil((offset + length) / each) + extra);
  return { first: Math.min(first, count), end: Math.max(end, 0) };
}

export const listRange = ({ first, end }: { first: number; end: number }): number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
