import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { AREAS } from '@/lib/domain/cabin';
import { paths } from '@/lib/paths';

export function NotFoundNotice() {
  return (
    <div className="mx-auto max-w-3xl px-5 py-16 tablet:py-24">
      <Notice
        headingLevel="h1"
        title="This trail ends here"
        action={
          <ButtonLink href={paths.cabins()} prefetch={false}>
            See all cabins
          </ButtonLink>
        }
      >
        <p>The page you were looking for does not exist, or has moved. Pick up the path again:</p>
        <ul className="mx-auto mt-5 grid max-w-md gap-x-2 mobile:grid-cols-2">
          {AREAS.map(({ slug, city }) => (
            <li key={slug}>
              <ButtonLink href={paths.area(slug)} prefetch={false} variant="quiet" size="small">
                Cabins in {city}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
