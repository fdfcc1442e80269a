import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shop } from '../../lib/shop/shop.ts';

type Head = ReadonlyMap<string, string>;
type Source = { slug: string; body: string; head: Head };
type SeedText = { slug: string; title: string; excerpt: string; body: string };

export type SeedPost = SeedText & {
  published: string;
  updated: string;
  topics: string[];
  cabins: string[];
};
export type SeedGuide = SeedText & {
  picture: string;
  /** Articles and events. */
  related: string[];
};
export type SeedEvent = SeedGuide & {
  place: string;
  town: string;
  from: string;
  to: string;
  when: string;
  pin: string;
  areas: string[];
  warning: string | null;
};

/** The part between the first two lines of dashes, one `key: value` to a line, and the Markdown after it. */
function parseSource(slug: string, source: string): Source {
  const [, head = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? [];
  const entries = head.split('\n').map((line) => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), line.slice(colon + 2).trim()] as const;
  });
  return { slug, body: body.trim(), head: new Map(entries) };
}

function fieldOf({ slug, head }: Source, key: string): string {
  const value = head.get(key);
  if (!value) throw new Error(`${slug}.md has no ${key}.`);
  return value;
}

const listOf = (source: Source, key: string): string[] =>
  fieldOf(source, key)
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const textOf = (source: Source): SeedText => ({
  slug: source.slug,
  title: fieldOf(source, 'title'),
  excerpt: fieldOf(source, 'excerpt'),
  body: source.body,
});

export function parsePost(slug: string, text: string): SeedPost {
  const source = parseSource(slug, text);
  const words = textOf(source);
  const published = fieldOf(source, 'published');
  return {
    ...words,
    published,
    updated: source.head.get('updated') ?? published,
    topics: listOf(source, 'topics'),
    cabins: listOf(source, 'cabins'),
  };
}

const toGuide = (source: Source): SeedGuide => ({
  ...textOf(source),
  picture: fieldOf(source, 'picture'),
  related: listOf(source, 'related'),
});

const parseGuide = (slug: string, text: string): SeedGuide => toGuide(parseSource(slug, text));

function parseEvent(slug: string, text: string): SeedEvent {
  const source = parseSource(slug, text);
  return {
    ...toGuide(source),
    place: fieldOf(source, 'place'),
    town: fieldOf(source, 'town'),
    from: fieldOf(source, 'from'),
    to: fieldOf(source, 'to'),
    when: fieldOf(source, 'when'),
    pin: fieldOf(source, 'pin'),
    areas: listOf(source, 'areas'),
    warning: source.head.get('warning') ?? null,
  };
}

function readFolder<T>(name: string, parse: (slug: string, text: string) => T): T[] {
  const folder = join(import.meta.dirname, name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => parse(file.slice(0, -3), readFileSync(join(folder, file), 'utf8')));
}

export const posts: readonly SeedPost[] = readFolder('posts', parsePost);
export const events: readonly SeedEvent[] = readFolder('events', parseEvent);
export const guides: readonly SeedGuide[] = readFolder('guides', parseGuide);

/** When guides and events were published; they show no date. */
export const PUBLISHED = '2025-09-01';

export const postAuthor = shop().host;
export const postPicture = ({ slug }: SeedPost): string => `/images/blog/${slug}.webp`;
