// The sources of the baseline: what the framework costs for the same list and the same pictures, and nothing else.

export type BaselineCabin = {
  slug: string;
  title: string;
  city: string;
  image: string;
  text: string;
};

const CONFIG = `export default {
  images: { formats: ['image/avif', 'image/webp'], qualities: [70], deviceSizes: [720, 1200, 1920], imageSizes: [96, 384] },
  poweredByHeader: false,
};`;

const LAYOUT = `import './style.css';
export const metadata = { title: 'Floor' };
export default ({ children }) => <html lang="en"><body><main>{children}</main></body></html>;`;

const STYLE = `body { margin: 0; font-family: system-ui, sans-serif; }
main { max-width: 80rem; margin: auto; padding: 1rem; }
ul { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); padding: 0; list-style: none; }
img { width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; }`;

const LIST = `import Image from 'next/image';
import Link from 'next/link';
export const List = ({ cabins }) => <>
  <h1>Cabins</h1>
  <ul>{cabins.map(({ slug, title, city, image, text }, index) => <li key={slug}>
    <Link href={'/cabins/' + slug} prefetch={false}>
      <Image src={image} alt={title + ' in ' + city} width={720} height={480} quality={70} sizes="(min-width: 48rem) 360px, 92vw" priority={index < 3} />
      <h2>{title}</h2></Link>
    <p>{city}</p><p>{text}</p>
  </li>)}</ul></>;`;

const LIST_PAGE = `import { List } from '../list';
import cabins from '../cabins.json';
export default () => <List cabins={cabins} />;`;

const SSR_PAGE = `import { DatabaseSync } from 'node:sqlite';
import { List } from '../../list';
import cabins from '../../cabins.json';
const database = new DatabaseSync(':memory:');
database.exec('create table cabins (slug text, title text, city text, image text, text text)');
const insert = database.prepare('insert into cabins values (?, ?, ?, ?, ?)');
for (const { slug, title, city, image, text } of cabins) insert.run(slug, title, city, image, text);
const list = database.prepare('select * from cabins order by title');
export const dynamic = 'force-dynamic';
export default () => <List cabins={list.all()} />;`;

const DETAIL_PAGE = `import Image from 'next/image';
import { List } from '../../../list';
import cabins from '../../../cabins.json';
export const generateStaticParams = () => cabins.map(({ slug }) => ({ slug }));
export default async ({ params }) => {
  const { slug } = await params;
  const { title, image, text } = cabins.find((cabin) => cabin.slug === slug);
  return <>
    <Image src={image} alt={title} width={1200} height={800} quality={70} sizes="100vw" priority />
    <h1>{title}</h1><p>{text}</p>
    <List cabins={cabins.slice(0, 12)} /></>;
};`;

/** File names and texts, from the folder of the app. */
export const baselineSources = (cabins: readonly BaselineCabin[]): Record<string, string> => ({
  'package.json': '{ "private": true }',
  'jsconfig.json': '{}',
  'next.config.mjs': CONFIG,
  'cabins.json': JSON.stringify(cabins),
  'list.jsx': LIST,
  // Or those of the folder above are found.
  'instrumentation.js': 'export function register() {}',
  'instrumentation-client.js': '',
  'app/layout.jsx': LAYOUT,
  'app/style.css': STYLE,
  'app/page.jsx': LIST_PAGE,
  'app/ssr/page.jsx': SSR_PAGE,
  'app/cabins/[slug]/page.jsx': DETAIL_PAGE,
});
