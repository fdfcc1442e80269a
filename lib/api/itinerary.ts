import 'server-only';
import { HttpError } from './http-error';

export const unknownItinerary = () =>
  new HttpError(404, 'unknown_itinerary', 'This link doesn’t work anymore.');
export const unknownCabin = () =>
  new HttpError(400, 'unknown_cabin', 'One of these cabins isn’t listed anymore.');

export const EDIT_TOKEN = 'X-Edit-Token';
