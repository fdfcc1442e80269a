import 'server-only';
import { parseServerEnv } from './server-schema.ts';

// Read at run time, so that a built site can be pointed at another project or port.
export const serverEnv = parseServerEnv(process.env);
