import type { ArrivalAccess, ArrivalFacts } from '../domain/bookings/arrival.ts';
import { formatInstant } from './format.ts';

/** "Your door code and house notes" */
export const arrivalWords = (doorKind: ArrivalFacts['doorKind']): string =>
  `${doorKind === 'none' ? 'Your check-in details' : 'Your door code'} and house notes`;

export const opensText = ({ doorKind, opensAt }: ArrivalAccess, timezone: string): string =>
  `${arrivalWords(doorKind)} will be right here starting ${formatInstant(new Date(opensAt), timezone)}.`;

/** Null unless the host still has to set the code. */
export const missingCodeText = ({ doorKind, doorCode }: ArrivalFacts): string | null =>
  doorKind !== 'none' && doorCode === null
    ? 'Your door code isn’t set yet. Message or call us and we’ll get right on it.'
    : null;
