import type { Cabin } from '@/lib/domain/catalog/cabin';
import { isDrawing } from '@/lib/domain/values/picture-urls';

/** Says at first sight that the pictures aren't photos. Its link opens the form for questions (ask-host.tsx). */
export function DrawnNote({ cabin }: { cabin: Pick<Cabin, 'heroImageUrl'> }) {
  if (!isDrawing(cabin.heroImageUrl)) return null;
  return (
    <p className="-mt-2 mb-4 text-sm text-pretty text-ink-soft tablet:-mt-4">
      Drawings for now; photos are on the way.{' '}
      <a href="#ask" className="link font-semibold">
        Ask me for real ones
      </a>{' '}
      before you book.
    </p>
  );
}
