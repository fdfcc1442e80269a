import { SignUpPage } from '@/components/owners/sign-up-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { paths } from '@/lib/http/paths';
import { regionPhrase, shop } from '@/lib/shop/shop';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Apply to List Your Cabin',
    description: `Own a cabin in ${regionPhrase()}? Tell ${shop().host} about it. Five minutes, one flat rate, an answer within a week.`,
    path: paths.signUp,
    picture: 'sign-up',
  });

export default SignUpPage;
