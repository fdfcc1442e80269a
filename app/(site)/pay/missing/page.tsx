import { Missing, MISSING } from '@/components/layout/missing';

export const metadata = MISSING;

/** What a link that opens nothing is answered with (lib/middleware/refuse-dead-link.ts). */
export default function MissingPage() {
  return <Missing />;
}
