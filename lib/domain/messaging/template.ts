/** The fields of a message template; the database function template_fields has the same. */
export const TEMPLATE_FIELDS = [
  'guest_name',
  'cabin',
  'city',
  'check_in',
  'check_out',
  'check_in_time',
  'check_out_time',
  'nights',
  'party',
  'reference',
  'stay_link',
  'phone',
] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
export type TemplateValues = Readonly<Record<TemplateField, string>>;

const FIELD = /\{([^{}\n]{1,60})\}/g;

const isField = (name: string): name is TemplateField =>
  (TEMPLATE_FIELDS as readonly string[]).includes(name);

/** The names in braces that aren't fields, without duplicates. */
export const unknownFields = (
  text: string,
  fields: readonly string[] = TEMPLATE_FIELDS,
): string[] => [
  ...new Set(
    [...text.matchAll(FIELD)].map(([, name = '']) => name).filter((name) => !fields.includes(name)),
  ),
];

/** Fills in the fields of a text. Values are never scanned for fields. */
export const fillTemplate = (text: string, values: Partial<TemplateValues>): string =>
  text.replace(FIELD, (whole, name: string) => (isField(name) ? (values[name] ?? whole) : whole));

type TemplateTime = { anchor: 'check_in' | 'check_out'; days: number; hour: number };

const hourText = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

/** The sending time in words: "7 days before arrival, 10 am". */
export function describeTime({ anchor, days, hour }: TemplateTime): string {
  const day = anchor === 'check_in' ? 'arrival' : 'departure';
  const count = Math.abs(days);
  const away = `${count} ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'} ${day}`;
  return `${days === 0 ? `on the day of ${day}` : away}, ${hourText(hour)}`;
}
