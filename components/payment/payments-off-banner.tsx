import { site } from '@/lib/site';

/** Above every page of booking and payment, while the site cannot take money. */
export function PaymentsOffBanner() {
  return (
    <p
      role="status"
      className="mx-auto mt-4 w-[calc(100%-2rem)] max-w-6xl rounded-control border-l-4 border-ember-700 bg-dawn-100 px-4 py-3 font-medium"
    >
      This site cannot take payments yet, so nothing can be booked here. Please text{' '}
      {site.phone.display} to book.
    </p>
  );
}
