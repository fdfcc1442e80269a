import { day } from './cabins.ts';
import type { Call } from './http.ts';
import type { LoadRequest } from './load.ts';

type Site = { url: string };

export const postJson = (body: object, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const pageRequest = ({ url }: Site, name: string): LoadRequest => ({
  name,
  url: url + name,
});

export const availabilityRequest = ({ url }: Site, cabinId: string): LoadRequest => ({
  name: 'availability',
  url: `${url}/api/availability?cabin_id=${cabinId}`,
});

export const stayOf = (from: number, nights = 3) => ({
  check_in: day(from),
  check_out: day(from + nights),
});
export const PARTY = { adults: 2, children: 0, pets: 0 };

export const quoteRequest = ({ url }: Site, cabinId: string, from = 40): LoadRequest => ({
  name: 'quote',
  url: `${url}/api/quote`,
  call: postJson({ cabin_id: cabinId, ...stayOf(from), ...PARTY }),
});

export const searchRequest = ({ url }: Site, from = 40): LoadRequest => ({
  name: 'search',
  url: `${url}/cabins?${new URLSearchParams({ ...stayOf(from), guests: '2' })}`,
});
