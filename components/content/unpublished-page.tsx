import { ContactHost } from '@/components/ui/host/contact-host';
import { Notice } from '@/components/ui/page/notice';
import { PageHeader } from '@/components/ui/page/page-header';
import { PageShell } from '@/components/ui/page/page-shell';
import { shop } from '@/lib/shop/shop';

/** Metadata of an unpublished page, which search engines shouldn't index. */
export const UNPUBLISHED = { robots: { index: false } };

/** Shown until the host has confirmed the text of the page, so that it never speaks in another shop's words. */
export function UnpublishedPage({ heading }: { heading: string }) {
  return (
    <PageShell>
      <PageHeader eyebrow={shop().name} heading={heading} />
      <Notice title="Not published yet" action={<ContactHost />}>
        {`${shop().host} is still writing this page. Questions? Just ask.`}
      </Notice>
    </PageShell>
  );
}
