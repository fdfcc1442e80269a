import type { ComponentProps } from 'react';
import { ContactHost } from '@/components/ui/contact-host';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/lib/paths';
import { ResumeBooking } from './resume-booking';

const seeCabins = <ButtonLink href={paths.cabins()}>See all cabins</ButtonLink>;

const AbsentNotice = (notice: ComponentProps<typeof Notice>) => (
  <div className="mx-auto max-w-3xl px-4 pt-10 pb-40 tablet:pt-16">
    <Notice headingLevel="h1" {...notice} />
  </div>
);

/** /booking without a known cabin. */
export function UnknownCabin({ isNamed }: { isNamed: boolean }) {
  return (
    <AbsentNotice
      title={isNamed ? 'We could not find that cabin' : 'Which cabin would you like to book?'}
      action={seeCabins}
    >
      <p>
        {isNamed
          ? 'The link names a cabin we do not have, or no longer offer.'
          : 'Choose a cabin and your dates first; you come back here with the full price.'}
      </p>
      <ResumeBooking />
    </AbsentNotice>
  );
}

/** /booking-success with an unknown link. */
export function UnknownBooking() {
  return (
    <AbsentNotice
      title="We could not find that booking"
      action={
        <>
          {seeCabins}
          <ContactHost />
        </>
      }
    >
      <p>
        The link may be incomplete. Open it again from where you first saw it, or ask us with your
        name and your dates.
      </p>
    </AbsentNotice>
  );
}
