'use client';

import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/http/paths';

/** The closing call to cabin owners, above the footer. */
export function ListYourCabin() {
  return (
    <section
      aria-labelledby="list-heading"
      className="mx-auto max-w-7xl later px-4 pt-section pb-40 text-center later-[27.5rem] tablet:px-8"
    >
      <p className="mb-3 eyebrow text-ember-700">For owners</p>
      <h2 id="list-heading" className="text-title-2 text-spruce-900">
        List Your Cabin
      </h2>
      <p className="mx-auto mt-4 max-w-xl text-lede text-pretty text-ink-soft">
        Own a cabin worth bragging about? Tell me about it, and I’ll come take a look.
      </p>
      <ButtonLink href={paths.signUp} prefetch={false} variant="secondary" className="mt-8">
        Apply to List Your Cabin
      </ButtonLink>
    </section>
  );
}
