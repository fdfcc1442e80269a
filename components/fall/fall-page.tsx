import { TextLink } from '@/components/ui/link';
import { PosterPage } from '@/components/ui/page/poster-page';
import type { Post } from '@/lib/domain/catalog/post';
import { readFallGuide } from '@/lib/domain/trip/fall-places';
import { paths } from '@/lib/http/paths';
import { FallExplorer } from './fall-explorer';

type Props = { guide: Post; mapStyleUrl: string; usualWeek: string };

export function FallPage({ guide, ...props }: Props) {
  const { lead, places } = readFallGuide(guide.bodyMarkdown);
  return (
    <PosterPage
      isLow
      eyebrow="September to November"
      heading={guide.title}
      lede={lead}
      imageUrl={guide.heroImageUrl}
    >
      <FallExplorer places={places} {...props} />
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
