// The alphabet of text messages (GSM 03.38). One character outside it more than halves a segment's capacity.
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '\f^{}\\[~]|€';

const ROOM = { gsm: { one: 160, many: 153 }, ucs2: { one: 70, many: 67 } };

/** The septets a character takes; 0 when it isn't in the alphabet. */
function septetsOf(character: string): number {
  if (BASIC.includes(character)) return 1;
  return EXTENDED.includes(character) ? 2 : 0;
}

export const isGsm = (text: string): boolean => [...text].every((each) => septetsOf(each) > 0);

/** The number of segments of a text. No character is split between two segments. */
export function countSegments(text: string): number {
  const plain = isGsm(text);
  const { one, many } = plain ? ROOM.gsm : ROOM.ucs2;
  const sizes = [...text].map((each) => (plain ? septetsOf(each) : each.length));
  if (sizes.reduce((sum, size) => sum + size, 0) <= one) return 1;
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    used += size;
    if (used > many) {
      segments += 1;
      used = size;
    }
  }
  return segments;
}

const LOOKALIKES: [RegExp, string][] = [
  [/[‘’‚‛′`´ʼ]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
  [/[•·]/g, '-'],
  [/[\p{Z}\p{Cc}]+/gu, ' '],
];

function toGsmCharacter(character: string): string {
  if (septetsOf(character) > 0) return character;
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...base].filter((each) => septetsOf(each) > 0).join('');
}

/** The text in GSM-7 on one line: plain quotes and dashes, unsupported accents and emoji removed. */
export function toGsm(text: string): string {
  let plain = text.normalize('NFC');
  for (const [lookalike, character] of LOOKALIKES) plain = plain.replace(lookalike, character);
  return [...plain].map(toGsmCharacter).join('').replace(/\s+/g, ' ').trim();
}
