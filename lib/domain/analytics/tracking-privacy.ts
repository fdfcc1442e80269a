import type { EventParameters, EventValue } from './analytics.ts';

// No lookbehind: in older Safari it is a syntax error that takes the whole file with it.
const EMAIL = /[^\s@/:]+(?:@|%40)[^\s@/]+\.[a-z]{2,}/i;
const US_PHONE = /(?:^|\D)(?:1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/;
const FOREIGN_PHONE = /\+\d[\d\s().-]{7,}\d/;
// Postgres refuses texts with control characters or lone surrogates.
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

/** Paths can hold ids, tokens and names of people, so only plain words are kept. */
function cleanSegment(segment: string): string {
  if (segment.length > MAX_SEGMENT || !WORDS.test(segment)) return HIDDEN;
  const isSecret = UUID.test(segment) || LONG_WORD_WITH_DIGIT.test(segment);
  return isSecret || looksPersonal(segment) ? HIDDEN : segment;
}

/** A path of this site without query, fragment or personal data; null for anything else. */
export function toTrackedPath(path: string): string | null {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path)) return null;
  const [pathname = ''] = path.split(/[?#]/);
  const segments = pathname.split('/').filter(Boolean).map(cleanSegment);
  return `/${segments.join('/')}`.slice(0, MAX_PATH);
}

// Older webviews lack URL.canParse. The pattern drops credentials before the host.
const LOCATION = /^([a-z][a-z0-9+.-]*:\/\/)(?:[^/?#]*@)?([a-z0-9.-]+)(:\d+)?([/?#].*)?$/i;

function parseLocation(text: string) {
  const [, scheme = '', host = '', port = '', rest = ''] = LOCATION.exec(text) ?? [];
  if (host === '') return null;
  return { origin: `${scheme}${host}${port}`, host, path: toTrackedPath(rest) ?? '/' };
}

/** A full URL, cleaned like its path; null for anything else. */
export function toTrackedLocation(text: string): string | null {
  const location = parseLocation(text);
  return location && `${location.origin}${location.path}`.toLowerCase().slice(0, MAX_PATH);
}

/** The referrer: a path of this site, or host and path of another one; null when unknown. */
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
// A phone number has ten digits; the database would write tiny numbers out as hundreds of zeros.
const LARGEST_NUMBER = 1e9;
const SMALLEST_NUMBER = 1e-6;
const MAX_PARAMETERS = 30;
/** Size of the parameters as JSON. */
export const MAX_PARAMETER_BYTES = 4096;

// Drops version and build numbers, which look like phone numbers.
function cleanUserAgent(text: string): string | null {
  // The cut may split a surrogate pair.
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

/** The parameters of an event that may be stored: plain values under plain names, without personal data. */
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
