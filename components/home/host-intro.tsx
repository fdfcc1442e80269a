'use client';

import { buttonClass, ButtonLink } from '@/components/ui/button';
import { Handwriting } from '@/components/ui/host/handwriting';
import { Icon } from '@/components/ui/icon';
import { TIKTOK } from '@/components/ui/icon-shapes';
import { paths } from '@/lib/http/paths';
import { helloText, shop } from '@/lib/shop/shop';
import { HostPortrait, type PortraitProps } from './host-portrait';
import { SectionHeading } from './section-heading';

type Props = PortraitProps & {
  heading?: string;
  /** The host's own introduction, which replaces the example's. */
  intro?: string;
};

export function HostIntro({ heading = helloText(), intro, ...portrait }: Props) {
  const video = shop().social.find(({ network }) => network === 'tiktok');
  return (
    <section
      aria-labelledby="host-heading"
      className="mx-auto grid max-w-7xl later gap-x-16 gap-y-10 px-4 py-section later-[64.5rem] tablet:grid-cols-[17rem_1fr] tablet:items-center tablet:gap-x-10 tablet:px-8 tablet:later-[40rem] laptop:grid-cols-[26rem_1fr] laptop:gap-x-16 desktop:gap-x-24"
    >
      <HostPortrait {...portrait} />
      <div className="laptop:pr-8">
        <SectionHeading id="host-heading" eyebrow="Your host" heading={heading}>
          {intro ??
            (shop().isExample ? (
              <>
                <p>
                  I pick cabins one front porch at a time. If I wouldn’t bring my own family back,
                  it’s not on this site.
                </p>
                <p className="mt-4">
                  I stay a night in every cabin before I list it, steep driveways and all. Then you
                  book straight with me.
                </p>
              </>
            ) : (
              <p>You book straight with me: no middleman, no service fee.</p>
            ))}
        </SectionHeading>
        {!intro && shop().isExample && (
          <div className="mt-4">
            <Handwriting note="signature" rem={2.75} />
          </div>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={paths.cabins()} prefetch={false}>
            Browse my cabins
          </ButtonLink>
          {video && (
            <a href={video.url} rel="me noopener" className={buttonClass('secondary')}>
              <Icon isSolid shapes={TIKTOK} className="size-5" />
              {`Watch on ${video.label}`}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
