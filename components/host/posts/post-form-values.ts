import { seenFields } from '@/components/host/form/seen-fields';
import type { PostFacts, PostField, PostForm, SeenPost } from '@/lib/schemas/host/posts';

/** Converts the stored facts to form fields. */
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

/** The form's values, and the stored facts from when each field was first edited. */
export type PostFormDraft = PostForm & { seen: SeenPost };

export const { changesOf, conflictsOf, typed, keepMine, takeTheirs } = seenFields<
  PostFacts,
  PostForm,
  SeenPost
>(toPostForm, (name, facts) => facts[name]);

/** Formats the other person's value in a conflict. */
export function theirsOf(name: PostField, facts: PostFacts): string {
  const value = toPostForm(facts)[name];
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text === '' ? 'Nothing' : text;
}

/** Inserts a picture at the cursor as a paragraph of its own, and returns the cursor after it. */
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
