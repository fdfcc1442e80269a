import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { feedAlternate } from '@/components/content/feed-alternate';
import { PostPage } from '@/components/content/post-page';
import { Missing, MISSING } from '@/components/layout/missing';
import { blogPosting } from '@/components/seo/blog-posting';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listCabins } from '@/lib/data/cabins/cabins';
import { getMovedPostPath, getPost, listPosts } from '@/lib/data/content/posts';
import { pickRelatedPosts } from '@/lib/domain/catalog/post';
import { pickBySlug } from '@/lib/domain/values/slug';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;

export async function generateStaticParams() {
  return (await listPosts()).map(({ slug }) => ({ slug }));
}

async function findPost({ params }: Props) {
  const { slug } = await params;
  const post = await getPost(slug);
  if (post) return post;
  const moved = await getMovedPostPath('article', slug);
  return moved ? permanentRedirect(moved) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const post = await findPost(props);
  if (!post) return MISSING;
  return feedAlternate(
    pageMetadata({
      title: post.title,
      description: post.excerpt,
      path: paths.blogPost(post.slug),
      picture: 'post',
      pictureUrl: post.heroImageUrl,
      type: 'article',
    }),
  );
}

export default async function Page(props: Props) {
  const post = await findPost(props);
  if (!post) return <Missing />;
  const [posts, cabins] = await Promise.all([listPosts(), listCabins()]);
  const crumbs = [
    { name: 'Blog', path: paths.blog },
    { name: post.title, path: paths.blogPost(post.slug) },
  ];
  const origin = serverEnv.SITE_URL;
  return (
    <>
      <JsonLd things={[blogPosting(post, origin), breadcrumbList(crumbs, origin)]} />
      <PostPage
        post={post}
        related={pickRelatedPosts(post, posts)}
        cabins={pickBySlug(cabins, post.relatedCabinSlugs)}
      />
    </>
  );
}
