import { z } from 'zod';
import { uuidSchema } from '../../fields.ts';
import { DOOR_KINDS, doorCodeSchema } from '../cabins/cabins.ts';

/** What `host_stay_arrival` returns. */
export const stayArrivalSchema = z.object({
  doorKind: z.enum(DOOR_KINDS),
  /** Null: there is none, or it is not set yet. */
  code: z.string().nullable(),
  canSet: z.boolean(),
  /** From when on the guest sees it. */
  opensAt: z.string(),
  /** The turnover after it, where its late check-out is set; null: none is to be done. */
  taskId: uuidSchema.nullable(),
  /** When it was shown to the guest. */
  reads: z.array(z.string()),
});
export type StayArrival = z.infer<typeof stayArrivalSchema>;

export const doorCodeFormSchema = z.strictObject({ doorCode: doorCodeSchema });
export type DoorCodeForm = z.input<typeof doorCodeFormSchema>;
