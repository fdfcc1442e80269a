import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/page/notice';
import { paths } from '@/lib/http/paths';

export function EmptyList() {
  return (
    <Notice
      title="No cabins here right now"
      headingLevel="h2"
      action={<ButtonLink href={paths.cabins()}>See all cabins</ButtonLink>}
    >
      I keep a short list, and it changes with the seasons.
    </Notice>
  );
}
