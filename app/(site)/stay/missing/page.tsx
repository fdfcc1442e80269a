import { MISSING, missingPage } from '@/components/layout/missing';
import NotFoundPage, { metadata as missing } from '../not-found';

export const metadata = { ...MISSING, ...missing };

export default missingPage(NotFoundPage);
