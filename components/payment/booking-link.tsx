import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

/** From the payment to the page that stays: the guest's own. */
export function BookingLink({ token }: { token: string }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 tablet:px-8 print:hidden">
      <p className="max-w-prose">
        Your booking has a page of its own: everything about your stay, your calendar, and how to
        reach us. We send you its link.
      </p>
      <ButtonLink href={paths.guestStay(token)}>Open your booking’s page</ButtonLink>
    </div>
  );
}
