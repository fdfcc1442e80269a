type Camel<Key> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail> & string>}`
  : Key;

/** A type with `snake_case` keys as camel case; lists likewise. */
type CamelKeys<T> = T extends readonly (infer Item)[]
  ? CamelKeys<Item>[]
  : T extends string | number | boolean | null | undefined
    ? T
    : { [Key in keyof T as Camel<Key>]: CamelKeys<T[Key]> };

function rename(value: unknown, nameOf: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [nameOf(key), rename(part, nameOf)]);
  return Object.fromEntries(entries) as unknown;
}

/** For JSON whose keys are all names, at every depth. */
export const toCamelKeys = <T>(json: T): CamelKeys<T> =>
  rename(json, (key) =>
    key.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase()),
  ) as CamelKeys<T>;

/** The inverse of `toCamelKeys`. */
export const toSnakeKeys = <T>(value: CamelKeys<T>): T =>
  rename(value, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as T;
