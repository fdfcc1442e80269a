'use client';

import { ChevronDown } from 'lucide';
import { useState, type ReactNode } from 'react';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { CabinLink } from '@/components/ui/cabin-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import { formatDateRange, formatMoney, formatNights, formatParty } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';

type StayLineProps = {
  cabin: AvailabilityCabin;
  stay: Stay | null;
  party: Party;
  /** Null while there is no price. */
  totalCents: number | null;
  /** Something must be chosen before the stay can be booked. */
  isIncomplete: boolean;
  /** Dates and party. */
  children: ReactNode;
};

/** The stay of a booking in one line, which opens to dates and party; from the start where they are to be chosen. */
export function StayLine({
  cabin,
  stay,
  party,
  totalCents,
  isIncomplete,
  children,
}: StayLineProps) {
  const [startsOpen] = useState(isIncomplete);
  const nights = stay && formatNights(nightsBetween(stay.checkIn, stay.checkOut));
  return (
    <details open={startsOpen} className="group">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-3 p-3 tablet:gap-4 tablet:px-5 [&::-webkit-details-marker]:hidden">
        <Picture
          src={cabin.heroImageUrl}
          focus={cabin.heroFocus}
          alt=""
          width={96}
          height={72}
          isFirst
          fetchPriority="auto"
          sizes="96px"
          widths={[384]}
          className="aspect-4/3 w-20 shrink-0 rounded-control bg-spruce-100 object-cover tablet:w-24 print:hidden"
        />
        <span className="min-w-0 grow basis-32">
          <span className="line-clamp-2 font-display text-title-4 font-semibold text-spruce-900">
            {cabin.title}
          </span>
          <span className="block text-sm text-ink-soft">
            {stay ? (
              <>
                <span className="max-tablet:block">{formatDateRange(stay)}</span>
                <span className="max-tablet:hidden"> · </span>
                <span className="whitespace-nowrap">{nights}</span>
                {' · '}
              </>
            ) : (
              'No dates yet · '
            )}
            <span className="whitespace-nowrap">{formatParty(party)}</span>
            {stay && (
              <span className="laptop:hidden">
                {' · '}
                <span className="inline-block min-w-[4.5rem] font-semibold whitespace-nowrap text-spruce-900 tabular-nums">
                  {totalCents !== null && formatMoney(totalCents)}
                </span>
              </span>
            )}
          </span>
        </span>
        <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-spruce-800">
          <span className="underline underline-offset-4 group-open:no-underline max-small:sr-only">
            Change
          </span>
          <Icon
            shapes={ChevronDown}
            className="size-5 transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="grid gap-5 border-t border-line p-5 tablet:p-8">
        {children}
        <p>
          <CabinLink href={paths.cabin(cabin.slug)} className="link">
            See {cabin.title} again
          </CabinLink>
        </p>
      </div>
    </details>
  );
}
