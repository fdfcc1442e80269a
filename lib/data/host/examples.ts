import 'server-only';
import { readHost, writeHost } from '@/lib/data/staff';
import { examplesSchema } from '@/lib/schemas/host/examples';

export const countExamples = () => readHost('host_examples', {}, examplesSchema);

/** All of them, or none: refused when they are not as many bookings as were shown. */
export const removeExamples = (expectedBookings: number) =>
  writeHost('host_remove_examples', { p_expected_bookings: expectedBookings }, examplesSchema);
