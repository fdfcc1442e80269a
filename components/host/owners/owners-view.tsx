import Link from 'next/link';
import { toOption } from '@/components/host/copy/option';
import { FilterSelect, SearchForm } from '@/components/host/shell/list-parts';
import { Card } from '@/components/host/shell/card';
import { dayOf } from '@/components/host/copy/time';
import { areaName, OWNER_STATE_NAMES } from './owner-copy';
import { Scene } from '@/components/host/shell/scene';
import { Button } from '@/components/ui/button';
import {
  MAX_OWNER_TEXT,
  OWNER_STATES,
  type HostOwners,
  type OwnerSearch,
} from '@/lib/schemas/host/owners';
import { withQuery } from '@/lib/http/with-query';

type Props = { list: HostOwners; search: OwnerSearch };

const pathOf = ({ q, state, after }: OwnerSearch): string =>
  withQuery('/host/owners', { q, state, after });

/** Lists owners who want to list a cabin. */
export function OwnersView({ list, search }: Props) {
  const { applications, next, counts } = list;
  const isAll = search.q === '' && search.state === undefined;
  return (
    <>
      <h1>Owners</h1>
      <SearchForm
        label="Owners"
        name="q"
        maxLength={MAX_OWNER_TEXT}
        placeholder="Name, cabin, email, phone, address"
        value={search.q}
      >
        <FilterSelect
          label="State"
          name="state"
          chosen={search.state}
          options={OWNER_STATES.map((state) =>
            toOption(state, `${OWNER_STATE_NAMES[state]} (${counts[state]})`),
          )}
        />
        <Button type="submit" size="small">
          Search
        </Button>
      </SearchForm>
      <Card heading="Applications">
        {applications.length === 0 ? (
          <Scene imageUrl="/images/guide/saved.webp">
            <p>
              {isAll
                ? 'Nobody has applied yet. Owners apply on the page “List your cabin”.'
                : 'No applications match. Clear a field to see more.'}
            </p>
          </Scene>
        ) : (
          <ul className="host-list">
            {applications.map(
              ({
                id,
                name,
                propertyName,
                area,
                bedrooms,
                sleeps,
                state,
                createdAt,
                cabin,
                isPossibleSpam,
              }) => (
                <li key={id}>
                  <div>
                    <Link href={`/host/owners/${id}`} prefetch={false}>
                      {propertyName}
                    </Link>{' '}
                    {name}
                    <p>{`${areaName(area)}, ${bedrooms} bedrooms, sleeps ${sleeps}`}</p>
                  </div>
                  <strong>
                    {OWNER_STATE_NAMES[state]}
                    {cabin !== null && ', cabin made'}
                    {isPossibleSpam && ', possible spam'}
                  </strong>
                  <small>{dayOf(createdAt)}</small>
                </li>
              ),
            )}
          </ul>
        )}
      </Card>
      {next !== null && (
        <Link href={pathOf({ ...search, after: next })} className="btn btn-secondary btn-medium">
          More applications
        </Link>
      )}
    </>
  );
}
