type Value = string | number | null | undefined;

/** A path with the given values as its query, omitting empty ones. */
export function withQuery(path: string, values: Readonly<Record<string, Value>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
