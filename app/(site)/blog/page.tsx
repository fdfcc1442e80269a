import { BlogPage } from '@/components/content/blog-page';
import { feedAlternate } from '@/components/content/feed-alternate';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listOwnEvents, listPosts } from '@/lib/data/content/posts';
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
  // Where there is no calendar of the region, the menus have no page of events.
  const events = shop().showsSmokies ? [] : await listOwnEvents();
  return <BlogPage posts={await listPosts()} events={events} />;
}
