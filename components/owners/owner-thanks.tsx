import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export function OwnerThanks({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The focused form is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div role="status" className="rounded-card bg-spruce-100 p-5 tablet:p-8">
      <h2
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-6 text-title-3 text-spruce-900 outline-none"
      >
        We have your application
      </h2>
      <p className="mt-3 max-w-prose wrap-anywhere">
        {`A copy is on its way to ${email}. We read every one ourselves and answer within a week.`}
      </p>
      <ButtonLink href={paths.cabins()} variant="secondary" className="mt-6">
        See the cabins
      </ButtonLink>
    </div>
  );
}
