import { TextLink } from '@/components/ui/link';
import { PosterPage } from '@/components/ui/page/poster-page';
import { paths } from '@/lib/http/paths';
import { FallExplorer } from './fall-explorer';

type Props = { mapStyleUrl: string; usualWeek: string };

export function FallPage(props: Props) {
  return (
    <PosterPage
      isLow
      eyebrow="September to November"
      heading="Fall Colors in the Smokies"
      lede="Fall works its way down these mountains. Pick your week to see how high up to go for the color."
      imageUrl="/images/guide/fall.webp"
    >
      <FallExplorer {...props} />
      <p className="mt-8 max-w-3xl leading-relaxed text-pretty text-ink-soft">
        Typical peak weeks by elevation. Weather can move them 7 to 10 days either way.
      </p>
      <p className="mt-section max-w-prose text-lede text-pretty text-ink-soft">
        For roads, parking tags and October traffic, see the{' '}
        <TextLink href={paths.visitorGuide}>visitor guide</TextLink>; the{' '}
        <TextLink href={paths.plan}>planner</TextLink> turns these spots into days.
      </p>
    </PosterPage>
  );
}
