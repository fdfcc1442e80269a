import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export function ListYourCabin() {
  return (
    <section
      aria-labelledby="list-heading"
      className="mx-auto max-w-7xl px-4 py-20 text-center tablet:px-8"
    >
      <h2 id="list-heading" className="text-3xl font-semibold text-spruce-900 tablet:text-4xl">
        List Your Cabin
      </h2>
      <p className="mx-auto mt-4 max-w-xl text-lg leading-relaxed text-ink-soft">
        Own a cabin worth bragging about? Every cabin here is vetted and handpicked. Tell us about
        yours and we will come take a look.
      </p>
      <ButtonLink href={paths.signUp} prefetch={false} size="large" className="mt-8">
        Apply to List Your Cabin
      </ButtonLink>
    </section>
  );
}
