import type { EventParameters, EventValue } from './analytics.ts';

// No lookbehind: in older Safari it is a syntax error that takes the whole file with it.
const EMAIL = /[^\s@/:]+(?:@|%40)[^\s@/]+\.[a-z]{2,}/i;
const US_PHONE = /(?:^|\D)(?:1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/;
const FOREIGN_PHONE = /\+\d[\d\s().-]{7,}\d/;
// Control characters and lone surrogates make Postgres refuse a text.
const UNSAFE = /[\p{Cc}\p{Cs}]/u;

/** Whether a text holds an email address or a phone number. */
export const looksPersonal = (text: string): boolean =>
  EMAIL.test(text) || US_PHONE.test(text) || FOREIGN_PHONE.test(text);

const WORDS = /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const LONG_WORD_WITH_DIGIT = /(?=[a-z]*\d)[a-z\d]{16,}/;
const MAX_SEGMENT = 80;
const MAX_PATH = 200;
const HIDDEN = '*';

/** Ids, tokens and names of people can stand in a path as well as in a query: only plain words of it are kept. */
function cleanSegment(segment: string): string {
  if (segment.length > MAX_SEGMENT || !WORDS.test(segment)) return HIDDEN;
  const isSecret = UUID.test(segment) || LONG_WORD_WITH_DIGIT.test(segment);
  return isSecret || looksPersonal(segment) ? HIDDEN : segment;
}

/** A path of this site without query, fragment and what may tell who somebody is; null for what is none. */
export function toTrackedPath(path: string): string | null {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path)) return null;
  const [pathname = ''] = path.split(/[?#]/);
  const segments = pathname.split('/').filter(Boolean).map(cleanSegment);
  return `/${segments.join('/')}`.slice(0, MAX_PATH);
}

// Not the URL class, whose canParse older webviews lack. Names and passwords before the host are left out.
const LOCATION = /^([a-z][a-z0-9+.-]*:\/\/)(?:[^/?#]*@)?([a-z0-9.-]+)(:\d+)?([/?#].*)?$/i;

function parseLocation(text: string) {
  const [, scheme = '', host = '', port = '', rest = ''] = LOCATION.exec(text) ?? [];
  if (host === '') return null;
  return { origin: `${scheme}${host}${port}`, host, path: toTrackedPath(rest) ?? '/' };
}

/** An address in full, cleaned as its path is; null for what is none. */
export function toTrackedLocation(text: string): string | null {
  const location = parseLocation(text);
  return location && `${location.origin}${location.path}`.toLowerCase().slice(0, MAX_PATH);
}

/** Where somebody came from: a path of this site, or host and path of another; null when that is not known. */
export function toTrackedReferrer(referrer: string): string | null {
  if (referrer.startsWith('/')) return toTrackedPath(referrer);
  const location = parseLocation(referrer);
  if (!location) return null;
  const { host, path } = location;
  return `${host}${path === '/' ? '' : path}`.toLowerCase().slice(0, MAX_PATH);
}

const NAME = /^[a-z][a-z0-9_]{0,39}$/;
const SESSION_ID = /^[\w-]{8,64}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;
const MAX_TEXT = 120;
const MAX_USER_AGENT = 300;
// A phone number has ten digits; tiny numbers are written out as hundreds of zeros in the database.
const LARGEST_NUMBER = 1e9;
const SMALLEST_NUMBER = 1e-6;
const MAX_PARAMETERS = 30;
/** Of the parameters as JSON. */
export const MAX_PARAMETER_BYTES = 4096;

// Its version and build numbers look like phone numbers.
function cleanUserAgent(text: string): string | null {
  // The cut may fall between the halves of a character.
  const short = text.slice(0, MAX_USER_AGENT).replace(/[\ud800-\udbff]$/, '');
  return EMAIL.test(short) ? null : short;
}

function cleanText(name: string, text: string): string | null {
  if (UNSAFE.test(text)) return null;
  if (name === 'session_id') return SESSION_ID.test(text) ? text : null;
  if (name === 'timestamp') return INSTANT.test(text) ? text : null;
  if (name === 'user_agent') return cleanUserAgent(text);
  if (text.startsWith('/')) return toTrackedPath(text);
  if (text.includes('://')) return toTrackedLocation(text);
  return text.length <= MAX_TEXT && !looksPersonal(text) ? text : null;
}

function cleanNumber(value: number): number | null {
  const size = Math.abs(value);
  return size === 0 || (size >= SMALLEST_NUMBER && size < LARGEST_NUMBER) ? value : null;
}

function cleanValue(name: string, value: unknown): EventValue {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return cleanNumber(value);
  return typeof value === 'string' ? cleanText(name, value) : null;
}

const bytesOf = (parameters: EventParameters) =>
  new TextEncoder().encode(JSON.stringify(parameters)).length;

/** What may be kept of an event's parameters, whatever was sent: plain values under plain names, nothing personal. */
export function toStoredParameters(parameters: object): EventParameters {
  const kept = new Map<string, EventValue>();
  for (const [name, value] of Object.entries(parameters)) {
    if (kept.size === MAX_PARAMETERS) break;
    const isName = NAME.test(name) && !(name in Object.prototype);
    const clean = isName ? cleanValue(name, value) : null;
    if (clean !== null) kept.set(name, clean);
  }
  const names = [...kept.keys()];
  while (bytesOf(Object.fromEntries(kept)) > MAX_PARAMETER_BYTES) kept.delete(names.pop() ?? '');
  return Object.fromEntries(kept);
}
