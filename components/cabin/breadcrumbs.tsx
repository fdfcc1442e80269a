import { Breadcrumbs as Trail } from '@/components/layout/breadcrumbs';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { paths } from '@/lib/paths';

type Props = { cabin: Pick<Cabin, 'area' | 'city' | 'title'> };

export function Breadcrumbs({ cabin }: Props) {
  return (
    <Trail
      above={[
        { href: paths.cabins(), label: 'All cabins' },
        { href: paths.area(cabin.area), label: cabin.city },
      ]}
      current={cabin.title}
      className="px-4 py-1 tablet:px-0 tablet:py-3"
    />
  );
}
