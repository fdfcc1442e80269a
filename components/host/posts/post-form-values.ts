import type { PostFacts, PostField, PostForm, SeenPost } from '@/lib/schemas/host/posts';

/** The facts of a post as the fields of its form show them. */
export const toPostForm = (facts: PostFacts): PostForm => ({
  ...facts,
  eventFrom: facts.eventFrom ?? '',
  eventTo: facts.eventTo ?? '',
  eventPlace: facts.eventPlace ?? '',
  eventUrl: facts.eventUrl ?? '',
  usualFrom: facts.usualFrom ?? '',
  usualTo: facts.usualTo ?? '',
  usualWhen: facts.usualWhen ?? '',
  eventTown: facts.eventTown ?? '',
  eventPin: facts.eventPin ?? '',
  eventWarning: facts.eventWarning ?? '',
});

/** What was typed, and the facts that stood in those fields when the typing began. */
export type PostFormDraft = PostForm & { seen: SeenPost };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const fieldsOf = (seen: SeenPost) => Object.keys(seen) as PostField[];

/** The fields that differ from what is stored, with what was seen in them. */
export function changesOf({ seen, ...form }: PostFormDraft, facts: PostFacts) {
  const stored = toPostForm(facts);
  const names = fieldsOf(seen).filter((name) => !isSame(form[name], stored[name]));
  const pick = (from: Partial<Record<PostField, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  return { changes: pick(form) as Partial<PostForm>, seen: pick(seen) as SeenPost };
}

/** The changed fields in which somebody else has saved something else meanwhile. */
export const conflictsOf = (draft: PostFormDraft, facts: PostFacts): PostField[] => {
  const { seen } = changesOf(draft, facts);
  return fieldsOf(seen).filter((name) => !isSame(seen[name], facts[name]));
};

/** Typing in fields: each remembers what stood there first. */
export const typed = (
  part: Partial<PostForm>,
  { seen }: PostFormDraft,
  facts: PostFacts,
): Partial<PostFormDraft> => {
  const names = Object.keys(part) as PostField[];
  const now = Object.fromEntries(names.map((name) => [name, facts[name]])) as SeenPost;
  return { ...part, seen: { ...now, ...seen } };
};

/** One's own text stays, over what somebody else has saved. */
export const keepMine = (name: PostField, { seen }: PostFormDraft, facts: PostFacts) =>
  ({ seen: { ...seen, [name]: facts[name] } }) as Partial<PostFormDraft>;

/** What somebody else has saved takes its place. */
export const takeTheirs = (name: PostField, draft: PostFormDraft, facts: PostFacts) =>
  ({
    ...keepMine(name, draft, facts),
    [name]: toPostForm(facts)[name],
  }) as Partial<PostFormDraft>;

/** Their side of a conflict, in words. */
export function theirsOf(name: PostField, facts: PostFacts): string {
  const value = toPostForm(facts)[name];
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text === '' ? 'Nothing' : text;
}

/** The text with a picture at the cursor, as a paragraph of its own; and where the cursor is behind it. */
export function insertPicture(
  text: string,
  at: number,
  { alt, url }: { alt: string; url: string },
) {
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  const words = alt.replaceAll(/[[\]\\\n]/g, ' ').trim();
  const head = `${before === '' ? '' : `${before}\n\n`}![${words}](${url})`;
  return { text: `${head}\n\n${after}`, cursor: head.length + 2 };
}
