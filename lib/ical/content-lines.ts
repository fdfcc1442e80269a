/** A content line of a calendar file; parameter names are in upper case (RFC 5545, §3.1). */
export type Property = {
  readonly name: string;
  readonly params: ReadonlyMap<string, string>;
  readonly value: string;
};
export type Properties = readonly Property[];
export type ZoneBlock = { properties: Property[]; changes: Property[][] };
type Blocks = {
  events: Property[][];
  /** FREEBUSY lines, wherever they appear. */
  periods: Property[];
  zones: ZoneBlock[];
  /** The number of END:VEVENT lines without a matching BEGIN, whose events are lost. */
  lostEvents: number;
  /** Whether the file is a calendar without any content. */
  isEmpty: boolean;
};

const IN_EVENT =
  /^\s*(?:UID|SUMMARY|DESCRIPTION|STATUS|TRANSP|DTSTART|DTEND|DURATION|RRULE|EXRULE|EXDATE|RDATE|RECURRENCE-ID|X-[\w-]*ALL-?DAY[\w-]*)(?![\w-])/i;
// Only events have these properties, so they count even after a nested component that never ends.
const OF_EVENT_ALONE = /^\s*(?:DTSTART|DTEND|RRULE|EXRULE|EXDATE|RDATE|RECURRENCE-ID)(?![\w-])/i;
const IN_ZONE = /^\s*(?:TZID|DTSTART|TZOFFSETFROM|TZOFFSETTO|RRULE|RDATE)[;:]/i;
const PERIOD = /^\s*FREEBUSY(?![\w-])/i;
// Where line breaks were lost, whole events are in one line.
const HIDDEN = /[^](?:DTSTART|FREEBUSY)[;:]/i;
const START = /^\s*DTSTART(?![\w-])/i;
const MARK = /^\s*(BEGIN|END)\s*:\s*([\w-]+)\s*$/i;
const INDENTED = /[\r\n][ \t]+BEGIN:(?:VEVENT|VFREEBUSY)[ \t]*(?=[\r\n])/gi;
const MAX_MARK = 200;

const IN_FRAME = /^[a-z][\w-]*[;:]/i;
const OUTERMOST = new Set(['VCALENDAR', 'VTIMEZONE', 'VFREEBUSY']);
const CLOCK_CHANGES = new Set(['STANDARD', 'DAYLIGHT']);
// Tasks and notes take no time (RFC 5545, §3.6.2 and §3.6.3).
const TIMELESS = new Set(['VTODO', 'VJOURNAL', 'VALARM']);

const DATED = /^(?:DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY)[;:]/i;
const PARAMETER = /;([^=;:"]*)=((?:"[^"]*"|[^";:])*)/y;
// Zone names such as UTC-05:00 appear without the quotes they need.
const PARAMETER_OF_DATE = /;([^=;"]*)=((?:"[^"]*"|[^";])*)/y;
const DATE_FOLLOWS = /:(?=\s*\d{4}-?\d{2}-?\d{2}(?!\d))/;

const PLAIN = /^([\w-]+):/;
const NO_PARAMS: ReadonlyMap<string, string> = new Map();

/** Parses any line in a single pass. */
function readProperty(text: string): Property {
  const line = text.trim();
  const [plain, plainName] = PLAIN.exec(line) ?? [];
  if (plain && plainName)
    return {
      name: plainName.toUpperCase(),
      params: NO_PARAMS,
      value: line.slice(plain.length).trim(),
    };
  const dated = DATED.test(line) ? line.search(DATE_FOLLOWS) : -1;
  const head = dated < 0 ? line : line.slice(0, dated);
  const param = dated < 0 ? PARAMETER : PARAMETER_OF_DATE;
  const [name = ''] = /^[\w-]*\s*/.exec(line) ?? [];
  const params = new Map<string, string>();
  let end = (param.lastIndex = name.length);
  for (let match = param.exec(head); match; match = param.exec(head)) {
    params.set((match[1] ?? '').trim().toUpperCase(), (match[2] ?? '').replaceAll('"', ''));
    end = param.lastIndex;
  }
  // After malformed parameters, the value follows the next colon.
  const colon = dated < 0 ? line.indexOf(':', end) : dated;
  const value = colon < 0 ? '' : line.slice(colon + 1).trim();
  return { name: name.trim().toUpperCase(), params, value };
}

// Some programs end lines with two carriage returns.
const unfoldedLines = (text: string) =>
  text
    .replace(/\r\r\n/g, '\n')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');

/** The lines of each relevant event and time zone; the rest of the file may be malformed. */
export function splitBlocks(text: string): Blocks {
  const blocks: Blocks = { events: [], periods: [], zones: [], lostEvents: 0, isEmpty: true };
  // An indented line continues the previous one, so an indented BEGIN:VEVENT doesn't start an event and its event is
  // lost.
  blocks.lostEvents = text.match(INDENTED)?.length ?? 0;
  let event: Property[] | null = null;
  let unknown: { name: string; properties: Property[] } | null = null;
  let timeless: string | null = null;
  let zone: ZoneBlock | null = null;
  let change: Property[] | null = null;
  let isBusyTime = false;
  let depth = 0;

  function begin(name: string): void {
    if (!OUTERMOST.has(name) && !CLOCK_CHANGES.has(name)) blocks.isEmpty = false;
    if (name === 'VEVENT' || OUTERMOST.has(name)) {
      event = unknown = timeless = zone = change = null;
      depth = 0;
      isBusyTime = name === 'VFREEBUSY';
      // An event without an end is read as far as it goes, because leaving it out would free its nights.
      if (name === 'VEVENT') blocks.events.push((event = []));
      if (name === 'VTIMEZONE') blocks.zones.push((zone = { properties: [], changes: [] }));
    } else if (event) depth++;
    else if (zone && CLOCK_CHANGES.has(name)) zone.changes.push((change = []));
    else if (TIMELESS.has(name)) timeless ??= name;
    else unknown ??= { name, properties: [] };
  }

  function end(name: string): void {
    if (name === 'VEVENT') {
      if (!event) blocks.lostEvents++;
      event = null;
    } else if (event) depth = Math.max(0, depth - 1);
    else if (name === 'VFREEBUSY') isBusyTime = false;
    else if (name === 'VTIMEZONE') zone = change = null;
    else if (CLOCK_CHANGES.has(name)) change = null;
    else if (name === timeless) timeless = null;
    else if (name === unknown?.name) unknown = null;
  }

  /** An event has one start; a second one belongs to the next event. */
  function addTo(properties: Property[], property: Property): Property[] {
    const isStart = property.name === 'DTSTART';
    const start = isStart && properties.find(({ name }) => name === 'DTSTART');
    if (!start || start.value === property.value) {
      properties.push(property);
      return properties;
    }
    const next = [property];
    blocks.events.push(next);
    return next;
  }

  function read(line: string): void {
    if (PERIOD.test(line)) blocks.periods.push(readProperty(line));
    else if (event) {
      // Alarms are nested in an event and have a DURATION of their own.
      if ((depth === 0 ? IN_EVENT : OF_EVENT_ALONE).test(line))
        event = addTo(event, readProperty(line));
    } else if (timeless) return;
    else if (zone && !unknown && (change || !START.test(line))) {
      if (IN_ZONE.test(line)) (change ?? zone.properties).push(readProperty(line));
    } else if (unknown) {
      if (!IN_EVENT.test(line)) return;
      const property = readProperty(line);
      // An unknown component with a start is read like an event.
      if (property.name === 'DTSTART' && !propertiesOf(unknown.properties, 'DTSTART').length)
        blocks.events.push(unknown.properties);
      unknown.properties = addTo(unknown.properties, property);
    } else if (OF_EVENT_ALONE.test(line) && !isBusyTime) {
      // The start of its event was not recognized.
      blocks.isEmpty = false;
      unknown = { name: '', properties: [] };
      read(line);
    } else if (line.trim() !== '') {
      if (!IN_FRAME.test(line) || HIDDEN.test(line)) blocks.isEmpty = false;
    }
  }

  for (const line of unfoldedLines(text)) {
    const [, mark, name] = (line.length < MAX_MARK && MARK.exec(line)) || [];
    if (!mark || !name) read(line);
    else if (mark.toUpperCase() === 'BEGIN') begin(name.toUpperCase());
    else end(name.toUpperCase());
  }
  return blocks;
}

export const propertiesOf = (all: Properties, name: string): Properties =>
  all.filter((property) => property.name === name);

const ESCAPED = /\\([\\;,nN])/g;

/** The value of the first property with that name, or an empty string. */
export function textOf(all: Properties, name: string): string {
  const { value = '' } = all.find((property) => property.name === name) ?? {};
  return value.replace(ESCAPED, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
}
