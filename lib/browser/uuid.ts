/** A random UUID (version 4). `crypto.randomUUID` is missing in older webviews and on plain HTTP. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Guards against malformed stored values. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value);
