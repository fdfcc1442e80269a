import { BlogPage } from '@/components/content/blog-page';
import { feedAlternate } from '@/components/content/feed-alternate';
import { pageMetadata } from '@/components/seo/page-metadata';
import { getGuide, listEvents, listPosts } from '@/lib/data/content/posts';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

export const revalidate = 300;
export const generateMetadata = () =>
  feedAlternate(
    pageMetadata({
      title: `${shop().region} Blog`,
      description: shop().isExample
        ? `Trip notes from a ${shop().region} cabin host: fall color by elevation, parking tags, elk, fireflies, waterfalls, dogs, rainy days and family cabins.`
        : `Trip notes from ${shop().host}, who rents out cabins in ${shop().place}.`,
      path: paths.blog,
      picture: 'blog',
    }),
  );

export default async function Page() {
  const posts = await listPosts();
  // The menus of a shop in the Smokies lead to the events and the guide.
  if (shop().showsSmokies) return <BlogPage posts={posts} />;
  const [events, guide] = await Promise.all([listEvents(), getGuide('visitor-guide')]);
  return <BlogPage posts={posts} events={events} guide={guide} />;
}
