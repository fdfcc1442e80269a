import { refusedStay, stayTotal } from '@/lib/browser/stay-total';
import { DEFAULT_PARTY, PARTY_LIMITS, parseCount, type Party } from '@/lib/domain/stays/party';
import { parseStay, type Stay } from '@/lib/domain/stays/stay';

type Chosen = { stay: Stay; guests: number | null; pets: number | null };

/** The dates that the calendar shows with their party; before it reports any, those of the page's URL. */
export function chosenStay(slug: string): Chosen | null {
  const shown = stayTotal(slug);
  if (shown) {
    const { stay, party } = shown;
    return { stay, guests: party.adults + party.children, pets: party.pets };
  }
  const query = new URLSearchParams(window.location.search);
  const asked = parseStay(query.get('check_in'), query.get('check_out'));
  if (shown === null || !asked.ok) return null;
  return {
    stay: asked.stay,
    guests: parseCount(query.get('guests')),
    pets: parseCount(query.get('pets')),
  };
}

/** The stay a guest may ask about, with its party: also one that can't be booked. */
export function askedStay(slug: string): { stay: Stay; party: Party } | null {
  const known = refusedStay(slug) ?? stayTotal(slug);
  if (known) return { stay: known.stay, party: known.party };
  const chosen = chosenStay(slug);
  if (chosen === null) return null;
  const adults = Math.min(chosen.guests || DEFAULT_PARTY.adults, PARTY_LIMITS.adults[1]);
  const pets = Math.min(chosen.pets ?? 0, PARTY_LIMITS.pets[1]);
  return { stay: chosen.stay, party: { adults, children: 0, pets } };
}
