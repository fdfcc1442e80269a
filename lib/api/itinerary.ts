import 'server-only';
import { route } from './handler';
import { HttpError } from './http-error';

export const unknownItinerary = () =>
  new HttpError(404, 'unknown_itinerary', 'This link does not work any more.');
export const unknownCabin = () =>
  new HttpError(400, 'unknown_cabin', 'One of these cabins is not offered any more.');

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
