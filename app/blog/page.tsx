import type { Metadata } from 'next';
import { BlogPage } from '@/components/content/blog-page';
import { feedAlternate } from '@/components/content/feed-alternate';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listPosts } from '@/lib/data/posts';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { socialImage } from '@/lib/pictures/social-image';

export const revalidate = 300;

const title = `${site.region} Blog`;

export const metadata: Metadata = feedAlternate(
  pageMetadata({
    title,
    description: `Trip notes from a ${site.region} cabin host: fall color by elevation, parking tags, elk, fireflies, waterfalls, dogs, rainy days and family cabins.`,
    path: paths.blog,
    image: socialImage('blog', undefined, title),
  }),
);

export default async function Page() {
  return <BlogPage posts={await listPosts()} />;
}
