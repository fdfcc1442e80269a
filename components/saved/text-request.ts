import { readStayWish } from '@/components/stay-picker/stay/initial-stay';
import { storedUnlock } from '@/lib/browser/deal';
import { listSavedCabins } from '@/lib/browser/storage/saved-cabins';
import { sessionId } from '@/lib/browser/storage/session';
import { utcDate } from '@/lib/domain/values/calendar-date';
import { GUESTS_DEFAULT } from '@/lib/domain/stays/party';
import { MAX_SAVED_IN_LINK } from '@/lib/domain/messaging/text-message';
import { paths } from '@/lib/http/paths';
import type { TextRequestBody } from '@/lib/schemas/text';
import { isUuid } from '@/lib/browser/uuid';
import type { Consent } from '@/lib/copy/sms-consent';

export type TextableCabin = {
  id: string;
  slug: string;
  title: string;
  city: string;
  heroImageUrl: string;
};

const savedIds = () =>
  listSavedCabins()
    .map(({ cabinId }) => cabinId)
    .filter(isUuid)
    .slice(-MAX_SAVED_IN_LINK);

function dealOfToday(): string | null {
  const unlock = storedUnlock();
  return unlock && unlock.date === utcDate(new Date()) && isUuid(unlock.id) ? unlock.id : null;
}

/** The cabin's page, with the dates the visitor has in mind. */
export function cabinLink(slug: string): string {
  const { stay, party } = readStayWish();
  const wish = stay ? { ...stay, guests: party.adults } : {};
  return new URL(paths.cabin(slug, wish), window.location.origin).href;
}

/** `phone` with +1. The server uses only the cabin's id; the rest is what the link restores. */
export function buildTextRequest(
  cabin: TextableCabin,
  phone: string,
  consent: Consent,
): TextRequestBody {
  const { stay, party } = readStayWish();
  const guests = party.adults;
  const dealId = dealOfToday();
  return {
    action: 'send_single',
    phone,
    sessionId: sessionId(),
    source: 'listing_card',
    consent,
    cabin: { id: cabin.id, title: cabin.title, url: cabinLink(cabin.slug) },
    context: {
      saved: savedIds(),
      ...(stay && { check_in: stay.checkIn, check_out: stay.checkOut }),
      ...((stay || guests !== GUESTS_DEFAULT) && { guests }),
      ...(dealId && { deal_id: dealId }),
    },
  };
}
