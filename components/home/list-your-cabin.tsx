import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export function ListYourCabin() {
  return (
    <section
      aria-labelledby="list-heading"
      className="tablet:px-8 mx-auto max-w-7xl px-4 py-20 text-center"
    >
      <h2 id="list-heading" className="text-spruce-900 tablet:text-4xl text-3xl font-semibold">
        List Your Cabin
      </h2>
      <p className="text-ink-soft mx-auto mt-4 max-w-xl text-lg leading-relaxed">
        Own a cabin worth bragging about? Every cabin here is vetted and handpicked. Tell us about
        yours and we will come take a look.
      </p>
      <ButtonLink href={paths.signUp} prefetch={false} size="large" className="mt-8">
        Apply to List Your Cabin
      </ButtonLink>
    </section>
  );
}
