import { z } from 'zod';
import { storedTextsSchema } from '../../letters.ts';

/** What `host_letters` returns: the letters with words of the host's own. */
export const hostLettersSchema = z.array(storedTextsSchema);
export type HostLetter = z.infer<typeof hostLettersSchema>[number];
