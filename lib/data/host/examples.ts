import 'server-only';
import { readHost, writeHost } from '@/lib/data/staff';
import { examplesSchema } from '@/lib/schemas/host/examples';

export const countExamples = () => readHost('host_examples', {}, examplesSchema);

/** All of them, or none. */
export const removeExamples = () => writeHost('host_remove_examples', {}, examplesSchema);
