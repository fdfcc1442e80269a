import { z } from 'zod';
import { storedTextsSchema } from '../../letters.ts';

/** The response of `host_letters`: the letters that the host has reworded. */
export const hostLettersSchema = z.array(storedTextsSchema);
export type HostLetter = z.infer<typeof hostLettersSchema>[number];
