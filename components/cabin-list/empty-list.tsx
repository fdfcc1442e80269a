import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/lib/paths';

export function EmptyList() {
  return (
    <Notice
      title="No cabin fits this list right now"
      headingLevel="h2"
      action={<ButtonLink href={paths.cabins()}>See all cabins</ButtonLink>}
    >
      Our collection is small and changes with the seasons.
    </Notice>
  );
}
