import { Link } from '@/components/ui/link';
import { SceneNotice } from '@/components/ui/page/scene-notice';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/http/paths';
import { notFoundTitle, shop } from '@/lib/shop/shop';

export function NotFoundNotice() {
  return (
    <SceneNotice
      imageUrl="/images/not-found.webp"
      title={notFoundTitle()}
      action={
        <ButtonLink href={paths.cabins()} prefetch={false} size="large">
          See all cabins
        </ButtonLink>
      }
    >
      <p>
        It moved or never existed. {shop().isExample ? 'Here’s the way back:' : 'Try one of these:'}
      </p>
      <ul className="mx-auto mt-4 grid w-fit grid-cols-2 justify-items-start gap-x-7 text-base laptop:flex laptop:flex-wrap">
        {shop().areas.map(({ slug, city }) => (
          <li key={slug}>
            <Link href={paths.area(slug)} className="inline-flex min-h-11 items-center link">
              <span className="whitespace-pre max-tablet:sr-only">Cabins in </span>
              {city}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-base">
        Looking for your booking?{' '}
        <Link href={paths.findBooking} className="inline-flex min-h-11 items-center link">
          Get its link by email
        </Link>
      </p>
    </SceneNotice>
  );
}
