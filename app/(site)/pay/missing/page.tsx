import { Missing, MISSING } from '@/components/layout/missing';

export const metadata = MISSING;

/** The static 404 for a private link that opens nothing (lib/middleware/refuse-dead-link.ts). */
export default function MissingPage() {
  return <Missing />;
}
