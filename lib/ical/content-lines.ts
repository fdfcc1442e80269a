/** A content line of a calendar file; parameter names are in capitals (RFC 5545, §3.1). */
export type Property = {
  readonly name: string;
  readonly params: ReadonlyMap<string, string>;
  readonly value: string;
};
export type Properties = readonly Property[];
export type ZoneBlock = { properties: Property[]; changes: Property[][] };
type Blocks = { events: Property[][]; zones: ZoneBlock[] };

const IN_EVENT =
  /^(?:UID|SUMMARY|DESCRIPTION|STATUS|TRANSP|DTSTART|DTEND|DURATION|RRULE|EXRULE|EXDATE|RDATE|RECURRENCE-ID)[;:]/i;
const IN_ZONE = /^(?:TZID|DTSTART|TZOFFSETFROM|TZOFFSETTO|RRULE|RDATE)[;:]/i;

const DATED = /^(?:DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID)[;:]/i;
const PARAMETER = /;([^=;:"]*)=((?:"[^"]*"|[^";:])*)/y;
// A zone such as UTC-05:00 stands there without the quotes it needs.
const PARAMETER_OF_DATE = /;([^=;"]*)=((?:"[^"]*"|[^";])*)/y;
const DATE_FOLLOWS = /:(?=\s*\d{4}-?\d{2}-?\d{2}(?!\d))/;

/** In one pass over the line, whatever stands in it. */
function readProperty(line: string): Property {
  const dated = DATED.test(line) ? line.search(DATE_FOLLOWS) : -1;
  const head = dated < 0 ? line : line.slice(0, dated);
  const param = dated < 0 ? PARAMETER : PARAMETER_OF_DATE;
  const name = /^[^;:]*/.exec(line)?.[0] ?? '';
  const params = new Map<string, string>();
  let end = (param.lastIndex = name.length);
  for (let match = param.exec(head); match; match = param.exec(head)) {
    params.set((match[1] ?? '').trim().toUpperCase(), (match[2] ?? '').replaceAll('"', ''));
    end = param.lastIndex;
  }
  // After broken parameters the value is what follows the next colon.
  const colon = dated < 0 ? line.indexOf(':', end) : dated;
  const value = colon < 0 ? '' : line.slice(colon + 1).trim();
  return { name: name.toUpperCase(), params, value };
}

/** The lines of each event and time zone that matter; what else stands there may be as broken as it likes. */
export function splitBlocks(text: string): Blocks {
  const blocks: Blocks = { events: [], zones: [] };
  let event: Property[] | null = null;
  let zone: ZoneBlock | null = null;
  let change: Property[] | null = null;
  let depth = 0;
  for (const line of text.replace(/(?:\r\n|\n|\r)[ \t]/g, '').split(/\r\n|\n|\r/)) {
    const mark = line.length < 40 ? line.trim().toUpperCase() : '';
    if (mark === 'BEGIN:VEVENT') {
      // An event without an end is read as far as it goes: left out, its nights would be free.
      blocks.events.push((event = []));
      depth = 0;
    } else if (mark === 'END:VEVENT') event = null;
    else if (mark === 'BEGIN:VTIMEZONE')
      blocks.zones.push((zone = { properties: [], changes: [] }));
    else if (mark === 'END:VTIMEZONE') zone = change = null;
    else if (zone && (mark === 'BEGIN:STANDARD' || mark === 'BEGIN:DAYLIGHT'))
      zone.changes.push((change = []));
    else if (mark === 'END:STANDARD' || mark === 'END:DAYLIGHT') change = null;
    else if (mark.startsWith('BEGIN:')) depth++;
    else if (mark.startsWith('END:')) depth--;
    else if (event) {
      // Alarms stand inside an event and have a DURATION of their own.
      if (depth <= 0 && IN_EVENT.test(line)) event.push(readProperty(line));
    } else if (zone && IN_ZONE.test(line)) (change ?? zone.properties).push(readProperty(line));
  }
  return blocks;
}

export const propertiesOf = (all: Properties, name: string): Properties =>
  all.filter((property) => property.name === name);

const ESCAPED = /\\([\\;,nN])/g;

/** The text of the first property of that name, or nothing. */
export function textOf(all: Properties, name: string): string {
  const { value = '' } = all.find((property) => property.name === name) ?? {};
  return value.replace(ESCAPED, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
}
