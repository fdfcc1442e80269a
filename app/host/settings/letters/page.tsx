import { preview, save } from './actions';
import { LettersView } from '@/components/host/settings/letters-view';
import { getLetters } from '@/lib/data/host/settings/letters';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = {
  title: 'Words of the letters',
  robots: robotsOf('/host/settings/letters'),
};

const PATH = '/host/settings/letters';

export default async function LettersPage() {
  await requireStaff(PATH, 'edits_shop');
  return (
    <LettersView letters={requireRead(await getLetters(), PATH)} actions={{ save, preview }} />
  );
}
