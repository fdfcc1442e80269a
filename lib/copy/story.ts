import { fillFields, shopValues } from '../shop/page-fields.ts';
import { shopFacts } from '../shop/shop-facts.ts';

const INTRO_MAX = 300;
const SENTENCE = /^[^]*[.!?…]['")\u2019\u201d]*(?=\s)/;
const WORDS = /^[^]*(?=\s)/;

const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
/** Markdown blocks that aren't paragraphs: headings, quotations, tables, lists and pictures. */
const NO_PARAGRAPH = /^(?:[#>|]|[-*+]\s|\d+[.)]\s|!\[)/;
const MARKS = /[*_`~]+/g;

/** The first paragraph of the host's story without Markdown; undefined when there is none. */
const firstParagraph = (): string | undefined =>
  fillFields(shopFacts().story, shopValues())
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .find((paragraph) => paragraph !== '' && !NO_PARAGRAPH.test(paragraph))
    ?.replace(LINK, '$1')
    .replace(MARKS, '');

/** Clips an introduction to whole sentences, or to the part of a single sentence that fits. */
export function clipText(text: string): string {
  if (text.length <= INTRO_MAX) return text;
  const sentences = SENTENCE.exec(text.slice(0, INTRO_MAX + 1))?.[0];
  if (sentences) return sentences;
  const start = text.slice(0, INTRO_MAX);
  return `${(WORDS.exec(start)?.[0] ?? start.slice(0, -1)).trim()}…`;
}

/** The home page's heading and introduction of the host; empty for the built-in text. */
export function storyIntro(): { heading?: string; intro?: string } {
  const first = firstParagraph();
  return {
    ...(shopFacts().storyHeading && { heading: shopFacts().storyHeading }),
    ...(first && { intro: clipText(first) }),
  };
}
