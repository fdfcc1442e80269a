import {
  compileSheet,
  type CompiledRule,
  type CompiledSheet,
  type SelectorMatch,
} from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';

type ReadSheet = (address: string) => Promise<string>;

const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** The start of React's flight data, after the page's content. */
const DATA = '<script>(self.__next_f=';
// Link previews in messages and social apps read only the first kilobytes of a page.
const METADATA =
  /<title>[^<]*<\/title>|<meta [^>]*>|<link rel="(?:canonical|alternate|manifest|icon|apple-touch-icon)"[^>]*>/g;
// Marked so that the policy allows it (inline-hashes.ts) and React leaves it in place.
const OPENING = '<style data-precedence="first">';

// These states occur only after an interaction, in print, or in high contrast, so they can wait for the stylesheets.
const LATER_STATES = /:(?:hover|active|focus|user-invalid)|::(?:selection|backdrop)/;
const NEGATIONS = /:not\((?:[^()]|\([^()]*\))*\)/g;
const LATER_BLOCKS = /^@media.*(?:\bprint\b|\bhover:\s*hover\b|\bforced-colors\b)/;

// The compiler ignores `:where`, and with it Tailwind's `space-*` and `divide-*`.
const SPACED = /^:where\(\.((?:\\.|[\w-])+)>/;
// The compiler drops `:is()` and would take the rest of the selector alone.
const ONE_OF = /:(?:is|where|-webkit-any)\(/;

// The compiler ignores `:has()`, and would keep on each page what is only for the pages with that class.
const HOLDING = /:has\(\.([\w-]+)\)/g;

function matchOf(selector: string, known: SelectorMatch = true): SelectorMatch {
  const held = Array.from(
    selector.replace(NEGATIONS, '').matchAll(HOLDING),
    ([, name = '']) => name,
  );
  if (held.length > 0) {
    const rest = known === true ? {} : known;
    return { ...rest, classes: [...(rest.classes ?? []), ...held], program: undefined };
  }
  const name = SPACED.exec(selector)?.[1];
  if (name !== undefined) return { classes: [name.replace(/\\(.)/g, '$1')] };
  if (known === true || !ONE_OF.test(selector)) return known;
  return { ...known, program: undefined };
}

const isFirst = (selector: string) => !LATER_STATES.test(selector.replace(NEGATIONS, ''));

// A control tapped before the stylesheets have loaded needs its busy state; the compiler sees none in the initial HTML.
const BUSY = /\[aria-busy=/;

/** The parts of a rule that a page may need before any interaction. */
function firstOf(rule: CompiledRule): CompiledRule[] {
  const { wrap = [], selectors, match = [] } = rule;
  if (wrap.some((block) => LATER_BLOCKS.test(block))) return [];
  if (!selectors) return [rule];
  const first = selectors.flatMap((selector, index) => (isFirst(selector) ? [index] : []));
  if (first.length === 0) return [];
  return [
    {
      ...rule,
      selectors: first.map((index) => selectors[index] ?? ''),
      match: first.map((index) => matchOf(selectors[index] ?? '', match[index])),
    },
  ];
}

function compile(text: string, href: string): CompiledSheet {
  const sheet = compileSheet(text, { href, allowRules: [SPACED, BUSY] });
  return { ...sheet, rules: sheet.rules.flatMap(firstOf) };
}

/** Unescapes class names, because the page scan doesn't decode HTML entities. */
const withPlainClasses = (html: string) =>
  html.replace(/ class="[^"]*&[^"]*"/g, (classes) =>
    classes.replaceAll('&#x27;', "'").replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

/**
 * Tailwind declares and initializes each of its variables; only those in use matter. A declaration ends with a `;`,
 * which would break what follows.
 */
function withoutUnused(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const keepUsed = (_: string, kept: string, name: string) => (used.has(name) ? kept : '');
  return css
    .replace(/(@property (--[\w-]+)\{[^}]*\});?/g, keepUsed)
    .replace(/(?<=[{;])((--tw-[\w-]+):[^;{}]*(?:;|(?=\})))/g, keepUsed);
}

/** Moves the page's metadata before its styles; React puts it at the end of the head. */
function withMetadataFirst(html: string): string {
  const start = html.indexOf('<link');
  const end = html.indexOf('</head>');
  const head = html.slice(start, end);
  const metadata = head.match(METADATA) ?? [];
  return html.slice(0, start) + metadata.join('') + head.replace(METADATA, '') + html.slice(end);
}

type Extract = (html: string) => { css: string };

/**
 * Inlines critical CSS: a page paints without waiting for its stylesheets, which are moved after the content. They stay
 * before the flight data, where React expects them. The metadata moves in front of the styles.
 */
export class CriticalCss {
  readonly #read: ReadSheet;
  /** Keyed by the URLs of a page's stylesheets: pages of a kind share them. */
  readonly #extracts = new Map<string, Promise<Extract>>();

  constructor(read: ReadSheet) {
    this.#read = read;
  }

  async #compile(addresses: string[]): Promise<Extract> {
    const texts = await Promise.all(addresses.map((address) => this.#read(address)));
    const sheets = texts.map((text, index) => compile(text, addresses[index] ?? ''));
    return createProcessor(sheets, { preload: false }).extract;
  }

  #extract(addresses: string[]): Promise<Extract> {
    const key = addresses.join(' ');
    const known = this.#extracts.get(key);
    if (known) return known;
    const made = this.#compile(addresses);
    this.#extracts.set(key, made);
    made.catch(() => this.#extracts.delete(key));
    return made;
  }

  /** The page with its critical CSS; unchanged when it has that already, or has no stylesheets. */
  async inlined(rendered: string): Promise<string> {
    if (!rendered.includes(DATA) || rendered.includes(OPENING)) return rendered;
    const html = withMetadataFirst(rendered);
    const links = [...html.matchAll(SHEET)];
    const [first] = links;
    if (!first) return rendered;
    const extract = await this.#extract(links.map(([, address = '']) => address));
    const styles = `${OPENING}${withoutUnused(extract(withPlainClasses(html)).css)}</style>`;
    const sheets = links.map(([tag]) => tag).join('');
    return (
      html.slice(0, first.index) +
      styles +
      html.slice(first.index).replace(SHEET, '')
    ).replace(DATA, () => sheets + DATA);
  }
}
