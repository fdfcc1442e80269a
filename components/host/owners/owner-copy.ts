import { dayOf } from '@/components/host/copy/time';
import type { HostOwner, OwnerEntry, OwnerState } from '@/lib/schemas/host/owners';
import { findArea } from '@/lib/domain/catalog/area';
import { shop } from '@/lib/shop/shop';

export const OWNER_STATE_NAMES: Record<OwnerState, string> = {
  new: 'New',
  called: 'Called',
  visited: 'Visited',
  agreed: 'Agreed',
  declined: 'Declined',
};

/** Returns the name of the area that the owner chose. */
export const areaName = (area: string): string =>
  findArea(shop().areas, area)?.city ?? 'Somewhere else';

const DELIVERIES: Record<NonNullable<OwnerEntry['delivery']>, string> = {
  queued: 'on its way',
  sent: 'sent',
  failed: 'failed',
  kept: 'kept in the outbox because no mail account is set up',
  unknown: 'may have been sent',
  cancelled: 'not sent',
};

/** Describes an entry in a few words. */
export function entryText({ kind, state, subject, delivery }: OwnerEntry): string {
  switch (kind) {
    case 'state':
      return `${OWNER_STATE_NAMES[state ?? 'new']}`;
    case 'note':
      return 'Note';
    case 'mail':
      return `Email “${subject ?? ''}”${delivery ? `, ${DELIVERIES[delivery]}` : ''}`;
    case 'cabin':
      return 'Cabin made';
  }
}

/** Returns the initial values of the form for this application's cabin. */
export const firstCabin = (
  { propertyName, area, bedrooms, baths, sleeps }: HostOwner,
  first: { slug: string; city: string } | undefined,
) => ({
  title: propertyName,
  area: findArea(shop().areas, area)?.slug ?? first?.slug ?? '',
  city: findArea(shop().areas, area)?.city ?? first?.city ?? '',
  maxGuests: String(sleeps),
  bedrooms: String(bedrooms),
  baths: String(baths),
  nightlyRate: '',
});

export const consentText = ({ consentedAt, consentWords }: HostOwner): string =>
  consentWords === null
    ? `${dayOf(consentedAt)}, not through the form, so we don’t know which words they read.`
    : `${dayOf(consentedAt)}: “${consentWords}”`;
