import { z } from 'zod';

/** Why a host_* function refused; a code that is not here fails as an unexpected error. */
export const HOST_REFUSALS = [
  'already_cancelled',
  'already_undone',
  'bad_change',
  'busy',
  'not_a_block',
  'not_cancellable',
  'not_sendable',
  'past',
  'range_too_long',
  'refund_changed',
  'still_queued',
  'too_far',
  'too_late',
  'too_many_cabins',
  'too_often',
  'unknown_booking',
  'unknown_cabin',
  'unknown_change',
  'unknown_letter',
] as const;
export const hostRefusalSchema = z.enum(HOST_REFUSALS);
export type HostRefusal = (typeof HOST_REFUSALS)[number];
