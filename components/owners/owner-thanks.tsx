import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export function OwnerThanks({ email }: { email: string }) {
  return (
    <div role="status" className="rounded-card bg-spruce-100 p-8">
      <h2 className="text-title-3 text-spruce-900">We have your application</h2>
      <p className="mt-3 max-w-prose">
        {`A copy is on its way to ${email}. We read every one ourselves and answer within a week.`}
      </p>
      <ButtonLink href={paths.cabins()} variant="secondary" className="mt-6">
        See the cabins
      </ButtonLink>
    </div>
  );
}
