import { site } from '@/lib/site';

export function PromoSection() {
  const { code, headline, season } = site.promotion;
  return (
    <section aria-labelledby="promo-heading" className="mx-auto mt-20 max-w-7xl px-4 tablet:px-8">
      <div className="grid items-center gap-6 rounded-card bg-spruce-900 px-6 py-10 text-white tablet:px-12 laptop:grid-cols-[1fr_auto] laptop:gap-12">
        <div>
          <p className="text-sm font-bold tracking-widest text-dawn-300 uppercase">{season}</p>
          <h2 id="promo-heading" className="mt-2 text-3xl font-semibold tablet:text-4xl">
            {headline}
          </h2>
          <p className="mt-3 max-w-2xl leading-relaxed text-white/85">
            Arrive any day from September through February and every fourth night in a row is free,
            the least expensive of the four. For direct bookings here, with the code at checkout.
          </p>
        </div>
        <p className="justify-self-start rounded-card border-2 border-dashed border-dawn-300 px-6 py-4 laptop:justify-self-end laptop:text-center">
          <span className="block text-sm text-white/85">Promo code</span>
          <code className="font-sans text-2xl font-bold tracking-wider select-all">{code}</code>
        </p>
      </div>
    </section>
  );
}
