export type TextPart = {
  id: string;
  heading: string;
  text: string;
  /** The lines of a part that is one list; empty for any other part. */
  items: readonly string[];
};

const HEADING = /^(.*?)\s*(?:\{#([a-z0-9-]+)\})?$/;
const ITEM = /^(?:[-*]|\d+\.) +/;

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function toPart(source: string): TextPart {
  const [first = '', ...lines] = source.split('\n');
  const [, heading = '', id = idOf(heading)] = HEADING.exec(first.trim()) ?? [];
  const filled = lines.map((line) => line.trim()).filter(Boolean);
  const isList = filled.every((line) => ITEM.test(line));
  const items = isList ? filled.map((line) => line.replace(ITEM, '')) : [];
  return { id, heading, text: lines.join('\n').trim(), items };
}

/**
 * A text by its main headings: what stands before the first, then each with what follows it. A heading may end with the
 * id of its part: `## Winter roads {#winter}`.
 */
export function splitParts(markdown: string): { lead: string; parts: TextPart[] } {
  const [lead = '', ...parts] = markdown.split(/^## +/m);
  const taken = new Set<string>();
  return {
    lead: lead.trim(),
    parts: parts.map(toPart).map((part, index) => {
      const id = part.id === '' || taken.has(part.id) ? `part-${index + 1}` : part.id;
      taken.add(id);
      return { ...part, id };
    }),
  };
}

const PICTURE = /^!\[[^\]]*\]\((\S+)\)$/m;
const NOTE = /^> (.+)$/m;

/** A part of a guide: a picture above it, a note beside it, and what its first smaller heading folds. */
export function splitGuidePart({ text }: TextPart) {
  const [shown = '', folded] = text.split(/^### +/m);
  const [label = '', ...lines] = folded?.split('\n') ?? [];
  return {
    picture: PICTURE.exec(shown)?.[1] ?? null,
    note: NOTE.exec(shown)?.[1] ?? null,
    text: shown.replace(PICTURE, '').replace(NOTE, '').trim(),
    more: folded === undefined ? null : { label: label.trim(), text: lines.join('\n').trim() },
  };
}
