import { siteFacts } from './site-facts.ts';

const INTRO_MAX = 300;
const SENTENCE = /^[^]*[.!?…]['")\u2019\u201d]*(?=\s)/;
const WORDS = /^[^]*(?=\s)/;

/** Of the host's own story; none where the built-in one is told. */
export const storyParagraphs = (): string[] =>
  siteFacts.story
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** As much as an introduction takes: whole sentences, or what fits of the only one. */
export function clipText(text: string): string {
  if (text.length <= INTRO_MAX) return text;
  const sentences = SENTENCE.exec(text.slice(0, INTRO_MAX + 1))?.[0];
  if (sentences) return sentences;
  const start = text.slice(0, INTRO_MAX);
  return `${(WORDS.exec(start)?.[0] ?? start.slice(0, -1)).trim()}…`;
}

/** What the home page tells of the host; nothing where that is the built-in text. */
export function storyIntro(): { heading?: string; intro?: string } {
  const [first] = storyParagraphs();
  return {
    ...(siteFacts.storyHeading && { heading: siteFacts.storyHeading }),
    ...(first && { intro: clipText(first) }),
  };
}
