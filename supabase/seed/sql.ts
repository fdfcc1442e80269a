export const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

export const nullable = <T>(value: T | null, literal: (value: T) => string): string =>
  value === null ? 'null' : literal(value);

export const json = (value: unknown): string => text(JSON.stringify(value));

export const textArray = (values: readonly string[]): string =>
  values.length === 0 ? "'{}'" : `array[${values.map(text).join(', ')}]`;

/** A list of rows for `values`, one line each. */
export const rows = (lines: readonly (readonly (string | number | boolean)[])[]): string =>
  lines.map((line) => `  (${line.join(', ')})`).join(',\n');

/** An SQL expression: a whole number below 2^32 that is always the same for the same text. */
export const sqlHash = (expression: string): string =>
  `('x' || substr(md5(${expression}), 1, 8))::bit(32)::bigint`;

/** An SQL expression: a valid version-8 uuid derived from the text. */
export const sqlUuid = (expression: string): string =>
  `overlay(overlay(md5(${expression}) placing '8' from 13) placing 'a' from 17)::uuid`;
