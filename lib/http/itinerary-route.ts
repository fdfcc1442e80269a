import 'server-only';
import { takeVisitorAllowance } from '@/lib/data/allowances';
import { Refusal, route } from './route';

const LIMITS = {
  'itinerary-read': [{ most: 120, seconds: 60 }],
  'itinerary-change': [{ most: 30, seconds: 60 }],
  'itinerary-vote': [{ most: 60, seconds: 60 }],
  'itinerary-new': [
    { most: 10, seconds: 60 },
    { most: 60, seconds: 24 * 60 * 60 },
  ],
} as const;

export async function limit(request: Request, purpose: keyof typeof LIMITS): Promise<void> {
  if (await takeVisitorAllowance(request, purpose, LIMITS[purpose])) return;
  throw new Refusal(429, 'too_many_requests', 'That was a lot at once. Please wait a minute.');
}

export const unknownItinerary = () =>
  new Refusal(404, 'unknown_itinerary', 'This link does not work any more.');
export const unknownCabin = () =>
  new Refusal(400, 'unknown_cabin', 'One of these cabins is not offered any more.');

export const noStore = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

export const EDIT_TOKEN = 'X-Edit-Token';

type Context = { params: Promise<{ id: string }> };

/** Wraps a handler below `/api/itineraries/{id}`. */
export const itineraryRoute =
  (handler: (request: Request, id: string) => Promise<Response>) =>
  async (request: Request, { params }: Context): Promise<Response> => {
    const { id } = await params;
    return route((sent) => handler(sent, id))(request);
  };
