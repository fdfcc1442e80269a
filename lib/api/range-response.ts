import { rangeKind } from './byte-range.ts';

const ONE_RANGE = /^bytes=[ \t]*(\d+-\d*|-\d+)[ \t]*$/i;
const CONTENT_RANGE = /^bytes \d+-\d+\/\d+$/;

/** The single range to answer. Several ranges and conditional ones get the whole file. */
const rangeOf = (request: Request): string | null => {
  // Files have no validators here, so an `If-Range` never matches (RFC 9110 §13.1.5).
  const range = request.headers.has('if-range') ? null : request.headers.get('range');
  return range !== null && ONE_RANGE.test(range) ? range : null;
};

function answerPart(file: Uint8Array<ArrayBuffer>, range: string, headers: HeadersInit): Response {
  const size = file.byteLength;
  const kind = rangeKind(range, size);
  if (kind === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  }
  if (kind !== 'good') return new Response(file, { headers });
  const [, first = '', last = ''] = /(\d*)-(\d*)/.exec(range) ?? [];
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  const part = new Headers(headers);
  part.set('Content-Range', `bytes ${from}-${to}/${size}`);
  return new Response(file.subarray(from, to + 1), { status: 206, headers: part });
}

/**
 * Responds with a file or the requested part of it: Safari plays no media without range requests. `fetchFile` may
 * answer a range with 206 or the whole file, and returns null where there is no file.
 */
export async function rangeResponse(
  request: Request,
  fetchFile: (range: string | null) => Promise<Response | null>,
  given: Record<string, string>,
): Promise<Response | null> {
  const range = rangeOf(request);
  const headers = { ...given, 'Accept-Ranges': 'bytes' };
  const part = range === null ? null : await fetchFile(range);
  const contentRange = part?.headers.get('content-range') ?? '';
  if (part?.status === 206 && CONTENT_RANGE.test(contentRange)) {
    return new Response(part.body, {
      status: 206,
      headers: { ...headers, 'Content-Range': contentRange },
    });
  }
  if (part?.status === 206) await part.body?.cancel();
  // Storage refuses a range beyond the end, so the size is read from the whole file.
  const file = part?.status === 200 ? part : await fetchFile(null);
  if (file === null) return null;
  return range === null
    ? new Response(file.body, { headers })
    : answerPart(new Uint8Array(await file.arrayBuffer()), range, headers);
}
