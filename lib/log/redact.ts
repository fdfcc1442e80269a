const LOOPBACK = /^127\./;
const HOUSE_NUMBER = String.raw`\b\d{1,6}\s+(?:[\p{L}\d.'’-]+\s+){0,4}?`;
const STREETS =
  'street|st|road|rd|lane|ln|drive|dr|avenue|ave|boulevard|blvd|court|ct|circle|cir|way|trail|trl|terrace|place|pl|highway|hwy|parkway|pkwy|hollow|loop|ridge|cove|point|path|pike|run';
const PERSONAL_FIELDS = String.raw`(?:(?:guest|first|last|full|owner|contact|staff|display|given|family)[_ -]?)?name|e-?mail|phone(?:[_ -]?number)?|mobile|recipient|sender|subject|body|street(?:[_ -]?address)?|directions|note|message_body|pass(?:word|code)|otp|(?:access|refresh|push|stay|confirmation)?[_ -]?token(?:[_ -]?hash)?|secret|api[_-]?key|authorization|cookie|feed[_ -]?url`;
const VALUE = String.raw`\\*"(?:[^"\\]|\\.)*(?:\\*"|$)|'[^'\n]*(?:'|$)|[^,;&)}\]\n]+`;
const PLAIN_NAME = /^["'][a-z_][a-z0-9_.:/-]{0,62}["']$/;
const SQLSTATE = /^["'][0-9A-Z]{5}["']$/;
const IDENTIFIED =
  /\b(?:relation|table|view|column|constraint|index|function|schema|type|role|policy|trigger|extension|database|operator|sequence|parameter|cursor|collation|language|setting|field|key|module|package|property|reading|signal|option|hook|route|page|file|plugin)\s+$/i;

type Replace = string | ((match: string, ...rest: never[]) => string);

/** Keeps the names of tables, columns and modules, which explain an error; any other quoted text may be user input. */
function quoted(match: string, ...rest: unknown[]): string {
  const [at, whole] = rest.slice(-2) as [number, string];
  const before = whole.slice(Math.max(0, at - 20), at);
  const isKept =
    (PLAIN_NAME.test(match) && IDENTIFIED.test(before)) ||
    (SQLSTATE.test(match) && /\bcode["']?\s*:\s*$/.test(before));
  return isKept ? match : `${match[0]}[text]${match[0]}`;
}

const RULES: readonly [pattern: RegExp, replacement: Replace][] = [
  // Details that Postgres and its drivers report about a row, a statement and its parameters.
  [/(\bKey \(.*?\))=\(.*\)/gis, '$1=([values])'],
  [/\bFailing row contains\b.*/gis, 'Failing row contains [row]'],
  [/\b(Failed (?:to execute )?(?:query|statement))\b.*/gis, '$1 [statement]'],
  [
    /\b(parameters|params|query|statement|details?|row)(\\?["']?\s*[:=]\s*)\S.*/gis,
    '$1$2[removed]',
  ],
  [
    /\b(?:webcals?|https?):\/\/(?!(?:127\.|localhost\b))([^\s/"'<>?#)@]+)[/?#][^\s"'<>)]*/gi,
    '//$1/[path]',
  ],
  [/\?(?=[^\s"'()<>]*=)[^\s"'()<>]+/g, '?[query]'],
  [
    new RegExp(String.raw`(?<!\w)(${PERSONAL_FIELDS})(\\*["']?\s*[:=]\s*)(?:${VALUE})`, 'giu'),
    '$1$2[text]',
  ],
  [/[^\s@"'<>(),;:=[\]]+(?:@|%40|＠)[^\s@"'<>(),;:=[\]]+/gi, '[email]'],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, '[token]'],
  [/\b(?:sb_(?:secret|publishable)|[a-z]{2}_(?:live|test)|whsec)_[\w-]+/g, '[secret]'],
  [/\b(?:Bearer|Basic)\s+[\w.+/=-]+/gi, '[secret]'],
  [/\/\/[^\s/@"']+:[^\s/@"']*@/g, '//[secret]@'],
  [/\?[^\s"'()<>]+/g, '?[query]'],
  [
    /\/(stay|t|calendar|preview|questions?|quote|reviews?|shared-itinerary|itineraries)\/[^\s/?"'<>)]+/g,
    '/$1/[token]',
  ],
  [
    /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
    (address: string) => (LOOPBACK.test(address) ? address : '[address]'),
  ],
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])/gi, '[address]'],
  [/"[^"]*(?:"|$)/g, quoted],
  [/(?<![\w'])'[^'\n]*(?:'(?![\w'])|$)/g, quoted],
  [/`[^`\n]*(?:`|$)/g, quoted],
  [new RegExp(`${HOUSE_NUMBER}(?:${STREETS})\\b\\.?`, 'giu'), '[place]'],
  [/\b(code|otp|pin)((?:\s+is)?[\s:#=]+)\d{4,8}\b/gi, '$1$2[code]'],
  [/\b(?=[\w-]*\d)[\w-]{16,}\b/g, '[token]'],
  [/\b(?=[\w-]*[a-z][\w-]*[A-Z][\w-]*[a-z][\w-]*[A-Z][\w-]*[A-Z])[\w-]{32,}\b/g, '[token]'],
  [/\+?(?:\p{Nd}[\s()./‐-―-]{0,3}){8,}\p{Nd}/gu, '[number]'],
  [/\+\p{Nd}(?:[\s()./‐-―-]{0,3}\p{Nd}){5,}/gu, '[number]'],
  [/(?<![\p{Nd}-])\p{Nd}{3}[\s.‐-―-]\p{Nd}{4}(?![\p{Nd}-])/gu, '[number]'],
];

/** Removes personal data and secrets from a log line. */
export const redact = (text: string): string =>
  RULES.reduce((left, [pattern, put]) => left.replace(pattern, put as string), text);

const PERSONAL_KEY = new RegExp(
  `^(?:${PERSONAL_FIELDS}|(?:street_)?address|query|parameters|detail)$`,
  'iu',
);

/** Whether a log field may hold user input or a secret, whatever its value looks like. */
export const isPersonalField = (name: string): boolean =>
  PERSONAL_KEY.test(name.replace(/([a-z])([A-Z])/g, '$1_$2'));

const PLAIN_SEGMENT = /^(?:[a-z][a-z-]{0,29}|v\d)$/;

/** The path with everything but plain words replaced by `*`, because paths hold tokens and ids. */
export const routeOf = (pathname: string): string =>
  pathname
    .split('/')
    .slice(0, 8)
    .map((segment) => (segment === '' || PLAIN_SEGMENT.test(segment) ? segment : '*'))
    .join('/');
