import { Missing, MISSING } from '@/components/layout/missing';
import NotFoundPage, { metadata as missing } from '../not-found';

export const metadata = { ...MISSING, ...missing };

/** What a link that opens nothing is answered with (lib/middleware/refuse-dead-link.ts). */
export default function MissingPage() {
  return (
    <Missing>
      <NotFoundPage />
    </Missing>
  );
}
