import Link from 'next/link';
import { ArrowRightIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import type { SiteBanner } from '@/lib/site';

export function PromoBanner({ banner: { text, action } }: { banner: SiteBanner }) {
  return (
    <Link href={paths.fall} prefetch={false} className="banner-link on-dark">
      <span className="text-balance">
        {`${text} `}
        <b>
          {action}
          <ArrowRightIcon className="ml-1 inline size-4" />
        </b>
      </span>
    </Link>
  );
}
