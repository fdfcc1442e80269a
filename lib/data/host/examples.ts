import 'server-only';
import { readHost, writeHost } from '@/lib/data/staff/staff';
import { examplesSchema, type Removal } from '@/lib/schemas/host/examples';

export const countExamples = () => readHost('host_examples', {}, examplesSchema);

/** Removes all examples, or none if the number of bookings is not the one that was shown. */
export const removeExamples = ({ expectedBookings, withCabins }: Removal) =>
  writeHost(
    'host_remove_examples',
    { p_expected_bookings: expectedBookings, p_with_cabins: withCabins },
    examplesSchema,
  );
