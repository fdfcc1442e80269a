/** Whether an `Accept-Encoding` names an encoding and does not refuse it with `q=0` (RFC 9110 §12.5.3). */
export function acceptsEncoding(accepted: string | null | undefined, encoding: string): boolean {
  const named = accepted
    ?.toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .find(([name]) => name === encoding);
  return named !== undefined && !named.some((part) => /^q\s*=\s*0(?:\.0*)?$/.test(part));
}

/** Whether an `If-None-Match` holds this tag: any spelling of it, or the star that stands for all. */
export function matchesEtag(held: string | null | undefined, tag: string): boolean {
  const tags = held?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags?.some((each) => each === tag || each === '*') ?? false;
}

/** The media type that a `Content-Type` names, without its parameters; names have no case (RFC 9110 §8.3.1). */
export const mediaTypeOf = (contentType: string | null | undefined): string =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
