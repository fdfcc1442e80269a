import { Picture } from '@/components/ui/picture';
import Link from 'next/link';
import { ArrowRightIcon } from '@/components/ui/icons';
import type { AreaSlug } from '@/lib/domain/cabin';
import { paths } from '@/lib/paths';
import { pictureColor } from '@/lib/picture-color';
import { AREA_COPY } from './area-copy';

type Props = { area: { slug: AreaSlug; city: string }; call: string };

/** A town as a print in its paper frame. */
export function AreaPoster({ area: { slug, city }, call }: Props) {
  const picture = `/images/areas/${slug}.webp`;
  return (
    <Link
      href={paths.area(slug)}
      prefetch={false}
      className="group flex flex-col poster transition-[translate,box-shadow] duration-300 ease-out hover:-translate-y-1 hover:shadow-lift"
    >
      <span className="block aspect-4/5 overflow-hidden bg-spruce-100">
        <Picture
          src={picture}
          alt=""
          width={1200}
          height={800}
          sizes="(min-width: 64rem) 440px, 290px"
          className="size-full object-cover"
          color={pictureColor(picture)}
        />
      </span>
      <span className="flex grow flex-col px-1.5 pt-4 pb-2.5 laptop:px-3 laptop:pt-5 laptop:pb-4">
        <span className="font-display text-title-4 font-semibold text-spruce-900 laptop:text-title-3">
          {city}
        </span>
        <span className="mt-2 mb-4 hidden text-sm text-pretty text-ink-soft laptop:block">
          {AREA_COPY[slug].lead}
        </span>
        <span className="mt-auto flex items-center gap-1.5 pt-1 text-sm font-semibold text-ember-700">
          {call}
          <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-1" />
        </span>
      </span>
    </Link>
  );
}
