import { site } from '@/lib/site';

export function PromoSection() {
  const { code, headline, season } = site.promotion;
  return (
    <section aria-labelledby="promo-heading" className="tablet:px-8 mx-auto mt-20 max-w-7xl px-4">
      <div className="rounded-card bg-spruce-900 tablet:px-12 laptop:grid-cols-[1fr_auto] laptop:gap-12 grid items-center gap-6 px-6 py-10 text-white">
        <div>
          <p className="text-dawn-300 text-sm font-bold tracking-widest uppercase">{season}</p>
          <h2 id="promo-heading" className="tablet:text-4xl mt-2 text-3xl font-semibold">
            {headline}
          </h2>
          <p className="mt-3 max-w-2xl leading-relaxed text-white/85">
            Arrive any day from September through February and every fourth night in a row is free,
            the least expensive of the four. For direct bookings here, with the code at checkout.
          </p>
        </div>
        <p className="rounded-card border-dawn-300 laptop:justify-self-end laptop:text-center justify-self-start border-2 border-dashed px-6 py-4">
          <span className="block text-sm text-white/85">Promo code</span>
          <code className="font-sans text-2xl font-bold tracking-wider select-all">{code}</code>
        </p>
      </div>
    </section>
  );
}
