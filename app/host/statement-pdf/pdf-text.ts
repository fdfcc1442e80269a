import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import bidiFactory from 'bidi-js';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff';

const FONTS = 'node_modules';
type FontFile = { plain: string; bold: string };
type Face = { name: string; file: FontFile | null; covers: (text: string) => boolean };

// The built-in fonts of every PDF reader cover Windows-1252; the dashes they draw badly are left out.
const LATIN = /^[\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]*$/;

function read(path: string): Buffer {
  const file = readFileSync(join(process.cwd(), FONTS, path));
  return path.endsWith('.woff') ? unpackWoff(file) : file;
}

function covering(path: string): (text: string) => boolean {
  let font: Font | undefined;
  return (text) => {
    font ??= create(read(path)) as Font;
    return [...text].every((character) =>
      font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
  };
}

const DEJAVU = {
  plain: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
};
const UNIFONT = '@fontsource/unifontex/files/unifontex-latin-400-normal.woff';

// The first font that covers the text is used, loaded lazily. The last one covers every script but isn't pretty.
const FACES: readonly Face[] = [
  { name: 'Helvetica', file: null, covers: (text) => LATIN.test(text) },
  { name: 'DejaVu', file: DEJAVU, covers: covering(DEJAVU.plain) },
  { name: 'Unifont', file: { plain: UNIFONT, bold: UNIFONT }, covers: () => true },
];

export type FontOf = (text: string, isBold: boolean) => string;

/** Returns the font name for each text and registers the font in `document` on first use. */
export function openFonts(document: PDFKit.PDFDocument): FontOf {
  const loaded = new Set<string>();
  return (text, isBold) => {
    const face = FACES.find(({ covers }) => covers(text));
    const name = `${face?.name ?? 'Helvetica'}${isBold ? '-Bold' : ''}`;
    if (face?.file && !loaded.has(name)) {
      document.registerFont(name, read(isBold ? face.file.bold : face.file.plain));
      loaded.add(name);
    }
    return name;
  };
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const bidi = bidiFactory();

const isTurned = (word: string | undefined) => word !== undefined && RIGHT_TO_LEFT.test(word);

// PDFKit draws the trailing space of a right-to-left word on its left, so the word after it needs a non-breaking space.
function spaceWords(words: readonly string[]): string {
  const spaced = words.map((word, at) => {
    if (!isTurned(words[at - 1])) return word;
    if (!isTurned(word)) return `\u00a0${word}`;
    return at === words.length - 1 ? `${word}\u00a0` : word;
  });
  return spaced.join(' ');
}

/**
 * Reorders words for display. The font shapes and reverses the letters inside a right-to-left word, but PDFKit lays out
 * words from left to right.
 */
export function toVisualOrder(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  const words = text.split(' ');
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  let start = 0;
  const placed = words.map((word) => {
    const level = levels[start] ?? 0;
    start += word.length + 1;
    return { word, level };
  });
  const highest = Math.max(...placed.map(({ level }) => level));
  // Rule L2 of the bidirectional algorithm, with words in place of characters.
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < placed.length; from += 1) {
      let to = from;
      while ((placed[to]?.level ?? -1) >= level) to += 1;
      if (to > from + 1) placed.splice(from, to - from, ...placed.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return spaceWords(placed.map(({ word }) => word));
}
