import type { BlogPosting } from 'schema-dts';
import type { PostSummary } from '@/lib/domain/catalog/post';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

export const blogPosting = (post: PostSummary, origin: string): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  image: new URL(post.heroImageUrl, origin).href,
  datePublished: new Date(post.publishedAt).toISOString(),
  dateModified: new Date(post.updatedAt).toISOString(),
  author: { '@type': 'Person', name: post.author, url: `${origin}${paths.about}` },
  publisher: { '@type': 'Organization', name: shop().name, url: `${origin}/` },
  mainEntityOfPage: `${origin}${paths.blogPost(post.slug)}`,
});
