import { z } from 'zod';
import '../../no-eval.ts';
import { calendarDateSchema } from '../../fields.ts';

const dates = { checkIn: calendarDateSchema, checkOut: calendarDateSchema };

/** The detail of `nights_taken`: who has the requested nights, and open stays of the same length. */
export const takenNightsSchema = z.object({
  taken: z.array(z.object({ ...dates, kind: z.string(), label: z.string().nullable() })).min(1),
  free: z.array(z.object(dates)),
});
export type TakenNight = z.infer<typeof takenNightsSchema>['taken'][number];
