import Link from 'next/link';
import { toOption } from '@/components/host/copy/option';
import {
  FilterSelect,
  ListPages,
  ListPicture,
  SearchForm,
} from '@/components/host/shell/list-parts';
import { CABIN_STATE_NAMES, NEEDED_PICTURES } from '@/components/host/copy/cabin-copy';
import { CabinStateBadge } from './cabin-state';
import styles from './cabins-view.module.css';
import { Scene } from '@/components/host/shell/scene';
import { Button, ButtonLink } from '@/components/ui/button';
import { formatDate, formatFullDate, plural } from '@/lib/copy/format';
import {
  CABIN_STATES,
  CABINS_PER_PAGE,
  type CabinSearch,
  type HostCabins,
  type ListedCabin,
} from '@/lib/schemas/host/cabins/cabins';
import { withQuery } from '@/lib/http/with-query';

type Props = { list: HostCabins; search: CabinSearch };

const PATH = '/host/cabins';

const pathOf = ({ text, state, page }: CabinSearch): string =>
  withQuery(PATH, { text, state, page: page > 1 ? page : null });

export function CabinsView({ list, search }: Props) {
  const { total, cabins } = list;
  const isFiltered = Boolean(search.text ?? search.state);
  return (
    <>
      <div className="host-bar">
        <h1>Cabins</h1>
        <p>
          {total} {plural(total, 'cabin', 'cabins')}
        </p>
        <ButtonLink href="/host/cabins/new" size="small">
          Add a cabin
        </ButtonLink>
        <ButtonLink href="/host/cabins/order" size="small" variant="secondary">
          Change the order
        </ButtonLink>
      </div>
      <CabinFilters list={list} search={search} />
      {cabins.length === 0 ? (
        <section className="host-card">
          <Scene imageUrl="/images/guide/saved.webp">
            <p>
              {isFiltered
                ? 'No cabins match. Clear a field to see more.'
                : 'No cabins yet. Add your first one: a name, town, and price are enough to start.'}
            </p>
          </Scene>
        </section>
      ) : (
        <div className={`host-card ${styles.list}`}>
          <ul>
            {cabins.map((cabin) => (
              <CabinItem key={cabin.slug} cabin={cabin} />
            ))}
          </ul>
        </div>
      )}
      <ListPages
        page={search.page}
        last={Math.ceil(total / CABINS_PER_PAGE)}
        pathOf={(page) => pathOf({ ...search, page })}
        more="More cabins"
      />
    </>
  );
}

function CabinItem({ cabin }: { cabin: ListedCabin }) {
  const { slug, title, city, state, picture, nextArrival, openUntil, missing, photos } = cabin;
  const isOn = state === 'live';
  return (
    <li>
      <ListPicture src={picture} className={styles.picture} />
      <div className={styles.name}>
        <Link href={`/host/cabins/${slug}`} prefetch={false}>
          {title}
        </Link>{' '}
        <CabinStateBadge state={state} />
        <p>{city}</p>
      </div>
      <div className={styles.facts}>
        <span>
          {nextArrival ? `Next arrival ${formatDate(nextArrival)}` : 'No upcoming arrivals'}
        </span>
        <span>{openUntil ? `Open until ${formatFullDate(openUntil)}` : 'No nights are open'}</span>
        <span>
          {photos < NEEDED_PICTURES
            ? `${NEEDED_PICTURES - photos} ${plural(NEEDED_PICTURES - photos, 'picture', 'pictures')} missing`
            : !isOn && missing.length > 0
              ? `${missing.length} ${plural(missing.length, 'thing', 'things')} left to do`
              : `${photos} pictures`}
        </span>
      </div>
    </li>
  );
}

function CabinFilters({ list: { counts }, search }: Props) {
  return (
    <SearchForm
      label="Cabins"
      name="text"
      maxLength={80}
      placeholder="Name or town"
      value={search.text}
    >
      <FilterSelect
        label="State"
        name="state"
        chosen={search.state}
        all="All but archived"
        options={CABIN_STATES.map((state) =>
          toOption(state, `${CABIN_STATE_NAMES[state]} (${counts[state] ?? 0})`),
        )}
      />
      <Button type="submit" variant="secondary" size="small">
        Find
      </Button>
    </SearchForm>
  );
}
