import { rangeKind } from './byte-range.ts';

/** A whole file, or the part of it that is asked for: Safari plays nothing without parts. */
export function answerRange(
  request: Request,
  file: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  // Files have no validators here, so none that a visitor names fits (RFC 9110 §13.1.5).
  const asked = request.headers.has('if-range') ? null : request.headers.get('range');
  const size = file.byteLength;
  const kind = rangeKind(asked ?? undefined, size);
  const every = { ...headers, 'Accept-Ranges': 'bytes' };
  if (kind === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  }
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(asked ?? '') ?? [];
  // Several parts at once are answered with the whole.
  if (kind !== 'good' || (first === '' && last === ''))
    return new Response(file, { headers: every });
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return new Response(file.subarray(from, to + 1), {
    status: 206,
    headers: { ...every, 'Content-Range': `bytes ${from}-${to}/${size}` },
  });
}
