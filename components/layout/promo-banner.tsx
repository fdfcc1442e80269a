import Link from 'next/link';
import { ArrowRightIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import type { SiteBanner } from '@/lib/site';

export function PromoBanner({ banner: { text, action } }: { banner: SiteBanner }) {
  return (
    <Link
      href={paths.fall}
      prefetch={false}
      className="group flex h-(--banner-height) items-center justify-center bg-ember-800 px-4 text-center text-[0.8125rem] leading-snug text-white on-dark focus-visible:-outline-offset-4 tablet:text-sm"
    >
      <span className="text-balance">
        {text}{' '}
        <span className="font-semibold whitespace-nowrap text-dawn-300 underline underline-offset-3 group-hover:text-white">
          {action}
          <ArrowRightIcon className="ml-1 inline size-4" />
        </span>
      </span>
    </Link>
  );
}
