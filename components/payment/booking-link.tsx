import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/http/paths';

/** A link to the guest's own page. */
export function BookingLink({ token }: { token: string }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 tablet:px-8 print:hidden">
      <p className="max-w-prose">
        Your stay page keeps everything in one place. We’ve emailed you the link.
      </p>
      <ButtonLink href={paths.guestBooking(token)}>Open your stay page</ButtonLink>
    </div>
  );
}
