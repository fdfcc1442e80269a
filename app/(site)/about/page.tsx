import { AboutPage } from '@/components/content/about-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listCabins } from '@/lib/data/cabins/cabins';
import { listPosts } from '@/lib/data/content/posts';
import { paths } from '@/lib/http/paths';
import { regionPhrase, site } from '@/lib/shop/site';
import { siteFacts } from '@/lib/shop/site-facts';

export const revalidate = 300;

const SHOWN_POSTS = 3;
export const generateMetadata = () =>
  pageMetadata({
    title: `About ${site.host}, Your Cabin Host`,
    description:
      siteFacts.story || !site.isExample
        ? `Meet ${site.host}, your cabin host in ${regionPhrase()}, and reach ${site.name} by text or email.`
        : `Meet ${site.host}, see how she’s picked ${site.region} cabins since 2020, and reach her by text or email.`,
    path: paths.about,
    picture: site.initials || siteFacts.story ? 'home' : 'about',
  });

export default async function Page() {
  const [cabins, posts] = await Promise.all([listCabins(), listPosts()]);
  return <AboutPage slugs={cabins.map(({ slug }) => slug)} posts={posts.slice(0, SHOWN_POSTS)} />;
}
