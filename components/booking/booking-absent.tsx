import type { ComponentProps } from 'react';
import { ContactHost } from '@/components/ui/host/contact-host';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/page/notice';
import { paths } from '@/lib/http/paths';
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
      title={isNamed ? 'We can’t find that cabin' : 'Which cabin would you like to book?'}
      action={seeCabins}
    >
      <p>
        {isNamed
          ? 'That cabin isn’t on the site, or isn’t anymore.'
          : 'Pick a cabin and your dates first. You’ll see the full price right here.'}
      </p>
      <ResumeBooking />
    </AbsentNotice>
  );
}

/** /booking-success with an unknown link. */
export function UnknownBooking() {
  return (
    <AbsentNotice
      title="We can’t find that booking"
      action={
        <>
          {seeCabins}
          <ContactHost />
        </>
      }
    >
      <p>
        The link may have been cut off. Try it again from your email or text, or send us your name
        and dates.
      </p>
    </AbsentNotice>
  );
}
