const RANGES = /^bytes=[ \t]*(\d+-\d*|-\d+)([ \t]*,[ \t]*(\d+-\d*|-\d+))*[ \t]*$/i;

export type RangeKind = 'none' | 'malformed' | 'unsatisfiable' | 'good';

function kindOf(range: string, size: number): RangeKind {
  const [first = '', last = ''] = range.split('-').map((number) => number.trim());
  if (first === '') return Number(last) > 0 && size > 0 ? 'good' : 'unsatisfiable';
  if (last !== '' && Number(last) < Number(first)) return 'malformed';
  return Number(first) < size ? 'good' : 'unsatisfiable';
}

/** Classifies a `Range` header for a file of `size` bytes (RFC 9110 §14.1.2). One satisfiable range makes it good. */
export function rangeKind(header: string | undefined, size: number): RangeKind {
  if (header === undefined) return 'none';
  if (!RANGES.test(header)) return 'malformed';
  const kinds = header
    .slice(header.indexOf('=') + 1)
    .split(',')
    .map((range) => kindOf(range, size));
  if (kinds.includes('malformed')) return 'malformed';
  return kinds.includes('good') ? 'good' : 'unsatisfiable';
}
