import 'server-only';
import { HttpError } from './http-error';

export const unknownItinerary = () =>
  new HttpError(404, 'unknown_itinerary', 'This link does not work any more.');
export const unknownCabin = () =>
  new HttpError(400, 'unknown_cabin', 'One of these cabins is not offered any more.');

export const EDIT_TOKEN = 'X-Edit-Token';
