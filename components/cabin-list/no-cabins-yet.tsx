import { ContactHost } from '@/components/ui/host/contact-host';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/page/notice';
import { shop } from '@/lib/shop/shop';

/** Shown instead of a list while there are no live cabins. */
export function NoCabinsYet() {
  return (
    <Notice
      title="The first cabins are on their way"
      headingLevel="h2"
      action={
        <>
          <ContactHost />
          <a href="#newsletter-heading" className={buttonClass('quiet')}>
            Hear when the first one opens
          </a>
        </>
      }
    >
      {shop().isExample
        ? 'I stay a night in every cabin before I list it, and the first ones aren’t ready yet.'
        : 'The first ones aren’t ready yet.'}{' '}
      Send me your dates, and I’ll tell you what’s coming.
    </Notice>
  );
}
