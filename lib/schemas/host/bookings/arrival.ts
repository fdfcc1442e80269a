import { z } from 'zod';
import { uuidSchema } from '../../fields.ts';
import { DOOR_KINDS, doorCodeSchema } from '../cabins/cabins.ts';

/** What `host_stay_arrival` returns. */
export const stayArrivalSchema = z.object({
  doorKind: z.enum(DOOR_KINDS),
  /** Null if the cabin has no code or it isn't set yet. */
  code: z.string().nullable(),
  canSet: z.boolean(),
  /** When the guest can start to see it. */
  opensAt: z.string(),
  /** The turnover after the stay, where a late check-out is set; null if it needs none. */
  taskId: uuidSchema.nullable(),
  /** The times at which the guest opened it. */
  reads: z.array(z.string()),
});
export type StayArrival = z.infer<typeof stayArrivalSchema>;

export const doorCodeFormSchema = z.strictObject({ doorCode: doorCodeSchema });
export type DoorCodeForm = z.input<typeof doorCodeFormSchema>;
