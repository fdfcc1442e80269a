import { previewLetter, saveLetter } from './actions';
import { LettersView } from '@/components/host/settings/letters-view';
import { getLetters } from '@/lib/data/host/settings/letters';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/settings/letters';
export const metadata = consoleMetadata(PATH);

export default async function LettersPage() {
  await requireStaff(PATH);
  return (
    <LettersView
      letters={requireRead(await getLetters(), PATH)}
      actions={{ saveLetter, previewLetter }}
    />
  );
}
