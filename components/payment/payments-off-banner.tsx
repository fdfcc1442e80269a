import { shop } from '@/lib/shop/shop';

/** Shown on booking and payment pages while the site can't take payments. */
export function PaymentsOffBanner() {
  return (
    <p
      role="status"
      className="mx-auto mt-4 w-[calc(100%-2rem)] max-w-[76rem] rounded-control border-l-4 border-ember-700 bg-dawn-100 px-4 py-3 font-medium tablet:w-[calc(100%-4rem)]"
    >
      You can’t book online just yet. Please text {shop().phone.display} to book.
    </p>
  );
}
