import { BlogPage } from '@/components/content/blog-page';
import { feedAlternate } from '@/components/content/feed-alternate';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listEvents, listPosts } from '@/lib/data/content/posts';
import { paths } from '@/lib/http/paths';
import { site } from '@/lib/shop/site';

export const revalidate = 300;
export const generateMetadata = () =>
  feedAlternate(
    pageMetadata({
      title: `${site.region} Blog`,
      description: site.isExample
        ? `Trip notes from a ${site.region} cabin host: fall color by elevation, parking tags, elk, fireflies, waterfalls, dogs, rainy days and family cabins.`
        : `Trip notes from ${site.host}, who rents out cabins in ${site.place}.`,
      path: paths.blog,
      picture: 'blog',
    }),
  );

export default async function Page() {
  // Where there is no calendar of the region, the menus have no page of events.
  const events = site.showsSmokies ? [] : await listEvents();
  return <BlogPage posts={await listPosts()} events={events} />;
}
