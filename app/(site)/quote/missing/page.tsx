import { Missing, MISSING } from '@/components/layout/missing';
import NotFoundPage, { metadata as missing } from '../not-found';

export const metadata = { ...MISSING, ...missing };

/** The static 404 for a private link that opens nothing (lib/middleware/refuse-dead-link.ts). */
export default function MissingPage() {
  return (
    <Missing>
      <NotFoundPage />
    </Missing>
  );
}
