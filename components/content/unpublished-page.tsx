import { ContactHost } from '@/components/ui/contact-host';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { PageShell } from '@/components/ui/page-shell';
import { site } from '@/lib/site';

/** Of the data of such a page: search engines wait until it says something. */
export const UNPUBLISHED = { robots: { index: false } };

/** In place of a text that the host has not confirmed yet: until then nobody's words stand there. */
export function UnpublishedPage({ heading }: { heading: string }) {
  return (
    <PageShell>
      <PageHeader eyebrow={site.name} heading={heading} />
      <Notice title="Not published yet" action={<ContactHost />}>
        {`${site.host} is still writing this page. Questions? Just ask.`}
      </Notice>
    </PageShell>
  );
}
