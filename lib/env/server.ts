import 'server-only';
import { parseServerEnv } from './server-schema.ts';

// Read as a whole and at run time: a built site can then be pointed at another project or port.
export const serverEnv = parseServerEnv(process.env);
