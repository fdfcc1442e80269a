import { types, type CustomTypesConfig } from 'pg';

const asText = (text: string): string => text;

function wholeNumber(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** Stays text where a number would be rounded. */
function decimal(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : text;
}

type Read = (text: string) => unknown;

const { builtins } = types;
const parserOf = types.getTypeParser as (type: number, format?: string) => Read;
const NAME = 19;
const TEXT_ARRAY = 1009;

/** The types that @supabase/lite expects in another form than the driver's, each with its array type. */
const READ: readonly (readonly [type: number, array: number, read: Read])[] = [
  [builtins.INT8, 1016, wholeNumber],
  [builtins.NUMERIC, 1231, decimal],
  [NAME, 1003, asText],
  [builtins.DATE, 1182, asText],
  [builtins.TIME, 1183, asText],
  [builtins.TIMESTAMP, 1115, asText],
  [builtins.TIMESTAMPTZ, 1185, asText],
  [builtins.TIMETZ, 1270, asText],
  [builtins.INTERVAL, 1187, asText],
];

const readTexts = parserOf(TEXT_ARRAY) as (text: string) => (string | null)[];
const arrayOf = (read: Read) => (text: string) =>
  readTexts(text).map((item) => (item === null ? null : read(item)));

const readers = new Map<number, Read>(
  READ.flatMap(([type, array, read]) => [
    [type, read],
    [array, arrayOf(read)],
  ]),
);

/** The value of the driver's option `types`. */
export const postgresTypes: CustomTypesConfig = {
  getTypeParser: ((type: number, format?: string) =>
    readers.get(type) ?? parserOf(type, format)) as CustomTypesConfig['getTypeParser'],
};
