import { AboutPage } from '@/components/content/about-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listCabins } from '@/lib/data/cabins';
import { listPosts } from '@/lib/data/posts';
import { paths } from '@/lib/paths';
import { regionPhrase, site } from '@/lib/site';
import { siteFacts } from '@/lib/site-facts';

export const revalidate = 300;

const SHOWN_POSTS = 3;
export const generateMetadata = () =>
  pageMetadata({
    title: `About ${site.host}, Your Cabin Host`,
    description:
      siteFacts.story || !site.isExample
        ? `Who ${site.host} is, the host of cabins in ${regionPhrase()}, and how to reach ${site.name} by text or e-mail.`
        : `Who ${site.host} is, how she has picked ${site.region} cabins since 2020, and how to reach her by text or e-mail.`,
    path: paths.about,
    picture: site.initials || siteFacts.story ? 'home' : 'about',
  });

export default async function Page() {
  const [cabins, posts] = await Promise.all([listCabins(), listPosts()]);
  return <AboutPage slugs={cabins.map(({ slug }) => slug)} posts={posts.slice(0, SHOWN_POSTS)} />;
}
