import {
  compileSheet,
  type CompiledRule,
  type CompiledSheet,
  type SelectorMatch,
} from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';

/** Finds the text of one of the build's stylesheets by its address. */
type ReadSheet = (address: string) => Promise<string>;

const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** Where the content of a page ends and the data begins that React continues from. */
const DATA = '<script>(self.__next_f=';
// Its policy allows a style that is marked so (inline-hashes.ts), and React leaves it where it is.
const OPENING = '<style data-precedence="first">';

// What shows in a visitor's hand or on paper only.
const LATER_STATES = /:(?:hover|active|focus|user-invalid)|::(?:selection|backdrop)/;
const NEGATIONS = /:not\((?:[^()]|\([^()]*\))*\)/g;
const LATER_BLOCKS = /^@media.*(?:\bprint\b|\bhover:\s*hover\b)/;

// Tailwind's space and lines between children: the compiler looks at nothing inside `:where`, and would leave them out.
const SPACED = /^:where\(\.((?:\\.|[\w-])+)>/;
// A part of a selector that is one of several: the compiler loses it, and would ask for the part after it beside the one before.
const ONE_OF = /:(?:is|where|-webkit-any)\(/;

function matchOf(selector: string, known: SelectorMatch = true): SelectorMatch {
  const name = SPACED.exec(selector)?.[1];
  if (name !== undefined) return { classes: [name.replace(/\\(.)/g, '$1')] };
  if (known === true || !ONE_OF.test(selector)) return known;
  return { ...known, program: undefined };
}

const isFirst = (selector: string) => !LATER_STATES.test(selector.replace(NEGATIONS, ''));

/** What of a rule a page may need before a visitor touches anything. */
function firstOf(rule: CompiledRule): CompiledRule[] {
  const { wrap = [], selectors, match = [] } = rule;
  if (wrap.some((block) => LATER_BLOCKS.test(block))) return [];
  if (!selectors) return [rule];
  const kept = selectors.flatMap((selector, index) => (isFirst(selector) ? [index] : []));
  if (kept.length === 0) return [];
  return [
    {
      ...rule,
      selectors: kept.map((index) => selectors[index] ?? ''),
      match: kept.map((index) => matchOf(selectors[index] ?? '', match[index])),
    },
  ];
}

function compile(text: string, href: string): CompiledSheet {
  const sheet = compileSheet(text, { href, allowRules: [SPACED] });
  return { ...sheet, rules: sheet.rules.flatMap(firstOf) };
}

/** Classes as sheets write them: the scan of a page does not decode what HTML escapes. */
const withPlainClasses = (html: string) =>
  html.replace(/ class="[^"]*&[^"]*"/g, (classes) =>
    classes.replaceAll('&#x27;', "'").replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

/** Tailwind describes each of its variables; only those in use matter. Each comes with a `;`, which spoils what follows. */
function withoutUnused(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return css.replace(/(@property (--[\w-]+)\{[^}]*\});?/g, (_, rule: string, name: string) =>
    used.has(name) ? rule : '',
  );
}

type Extract = (html: string) => { css: string };

/**
 * Puts what a page needs to be drawn into the page itself. A stylesheet is asked for when the page is there and comes a
 * whole way to the server and back later, and nothing is painted before. So the sheets follow the content; they stand
 * before the data, for there React looks for them as it continues.
 */
export class CriticalCss {
  readonly #read: ReadSheet;
  /** By the addresses of a page's sheets: pages of a kind have the same ones. */
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

  /** The page with its first styles; a page that has them, or has no sheets, as it is. */
  async inlined(html: string): Promise<string> {
    const links = [...html.matchAll(SHEET)];
    const [first] = links;
    if (!first || !html.includes(DATA) || html.includes(OPENING)) return html;
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
