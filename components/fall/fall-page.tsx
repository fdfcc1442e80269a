import Link from 'next/link';
import { PageHeader } from '@/components/ui/page-header';
import { PageShell } from '@/components/ui/page-shell';
import { paths } from '@/lib/paths';
import { FallExplorer } from './fall-explorer';

export function FallPage({ mapStyleUrl }: { mapStyleUrl: string }) {
  return (
    <PageShell>
      <PageHeader
        eyebrow="September to November"
        heading="Fall Colors in the Smokies"
        lede="Fall comes down these mountains like a slow curtain: seven weeks from the first gold on Kuwohi to the last red along the river roads. Pick your week and see how high to drive."
        imageUrl="/images/guide/fall.webp"
      >
        <p className="mt-3 leading-relaxed text-pretty text-ink-soft">
          These are the usual weeks of each elevation, not a forecast. A warm or a dry year moves
          them 7 to 10 days either way, and nobody knows which before September.
        </p>
      </PageHeader>
      <FallExplorer mapStyleUrl={mapStyleUrl} />
      <p className="mt-section max-w-prose text-lede text-pretty text-ink-soft">
        Roads, parking tags and what to do about October traffic are in the{' '}
        <Link href={paths.visitorGuide} prefetch={false} className="link">
          visitor guide
        </Link>
        ; the{' '}
        <Link href={paths.plan} prefetch={false} className="link">
          planner
        </Link>{' '}
        makes days of these places.
      </p>
    </PageShell>
  );
}
