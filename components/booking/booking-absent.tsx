import { ContactHost } from '@/components/ui/contact-host';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/lib/paths';
import { ResumeBooking } from './resume-booking';

/** /booking without a known cabin. */
export function UnknownCabin({ isNamed }: { isNamed: boolean }) {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 pb-40 tablet:pt-16">
      <Notice
        headingLevel="h1"
        title={isNamed ? 'We could not find that cabin' : 'Which cabin would you like to book?'}
        action={<ButtonLink href={paths.cabins()}>See all cabins</ButtonLink>}
      >
        <p>
          {isNamed
            ? 'The link names a cabin we do not have, or no longer offer.'
            : 'Choose a cabin and your dates first; you come back here with the full price.'}
        </p>
        <ResumeBooking />
      </Notice>
    </div>
  );
}

/** /booking-success with an unknown link. */
export function UnknownBooking() {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 pb-40 tablet:pt-16">
      <Notice
        headingLevel="h1"
        title="We could not find that booking"
        action={
          <>
            <ButtonLink href={paths.cabins()}>See all cabins</ButtonLink>
            <ContactHost />
          </>
        }
      >
        <p>
          The link may be incomplete. Open it again from where you first saw it, or ask us with your
          name and your dates.
        </p>
      </Notice>
    </div>
  );
}
