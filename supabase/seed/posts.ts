import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shop } from '../../lib/shop/shop.ts';

type SeedPost = {
  slug: string;
  title: string;
  excerpt: string;
  body: string;
  published: string;
  updated: string;
  topics: string[];
  cabins: string[];
};

const FOLDER = join(import.meta.dirname, 'posts');

/** The part between the first two lines of dashes, one `key: value` to a line, and the Markdown after it. */
export function parsePost(slug: string, source: string): SeedPost {
  const [, head = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? [];
  const fields = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2).trim()] as const;
    }),
  );
  const field = (key: keyof SeedPost) => {
    const value = fields.get(key);
    if (!value) throw new Error(`supabase/seed/posts/${slug}.md has no ${key}.`);
    return value;
  };
  const list = (key: 'topics' | 'cabins') =>
    field(key)
      .replace(/^\[|\]$/g, '')
      .split(',')
      .map((entry) => entry.trim());
  return {
    slug,
    title: field('title'),
    excerpt: field('excerpt'),
    body: body.trim(),
    published: field('published'),
    updated: fields.get('updated') ?? field('published'),
    topics: list('topics'),
    cabins: list('cabins'),
  };
}

export const posts: readonly SeedPost[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .sort()
  .map((name) => parsePost(name.slice(0, -3), readFileSync(join(FOLDER, name), 'utf8')));

export const postAuthor = shop().host;
export const postPicture = ({ slug }: SeedPost): string => `/images/blog/${slug}.webp`;
