import type { ComponentProps } from 'react';
import { CabinList } from '@/components/cabin-list/cabin-list';
import { GuestQuote } from '@/components/cabin-list/guest-quote';
import { Missing } from '@/components/layout/missing';
import { getGuestQuote } from '@/lib/data/reviews/guest-quote';
import { isCategoryShown } from '@/lib/shop/categories';
import { listCabins } from '@/lib/data/cabins/cabins';
import { serverEnv } from '@/lib/env/server';

type Props = Pick<ComponentProps<typeof CabinList>, 'filter'> &
  Partial<Pick<ComponentProps<typeof CabinList>, 'sort'>>;

/** The list of `/cabins` and its kinds. */
export async function ListPage({ filter, sort = 'recommended' }: Props) {
  if (filter !== null && !isCategoryShown(filter)) return <Missing />;
  return (
    <CabinList cabins={await listCabins()} filter={filter} sort={sort} origin={serverEnv.SITE_URL}>
      <GuestQuote quote={getGuestQuote()} />
    </CabinList>
  );
}
