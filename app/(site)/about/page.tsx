import { AboutPage } from '@/components/content/about-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listCabins } from '@/lib/data/cabins/cabins';
import { listPosts } from '@/lib/data/content/posts';
import { paths } from '@/lib/http/paths';
import { regionPhrase, shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';

export const revalidate = 300;

const SHOWN_POSTS = 3;
export const generateMetadata = () =>
  pageMetadata({
    title: `About ${shop().host}, Your Cabin Host`,
    description:
      shopFacts().story || !shop().isExample
        ? `Meet ${shop().host}, your cabin host in ${regionPhrase()}, and reach ${shop().name} by text or email.`
        : `Meet ${shop().host}, see how she’s picked ${shop().region} cabins since 2020, and reach her by text or email.`,
    path: paths.about,
    picture: shop().initials || shopFacts().story ? 'home' : 'about',
  });

export default async function Page() {
  const [cabins, posts] = await Promise.all([listCabins(), listPosts()]);
  return <AboutPage slugs={cabins.map(({ slug }) => slug)} posts={posts.slice(0, SHOWN_POSTS)} />;
}
