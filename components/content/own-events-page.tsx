import { PageHeader } from '@/components/ui/page/page-header';
import { PageShell } from '@/components/ui/page/page-shell';
import type { PostSummary } from '@/lib/domain/catalog/post';
import { OwnEvents } from './own-events';

/** The events page of a shop without yearly events. */
export function OwnEventsPage({ events }: { events: readonly PostSummary[] }) {
  return (
    <PageShell>
      <PageHeader
        eyebrow="Events"
        heading="What’s on around here"
        lede="Worth planning a stay around."
      />
      <OwnEvents events={events} />
    </PageShell>
  );
}
