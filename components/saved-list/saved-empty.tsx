import { SceneNotice } from '@/components/ui/scene-notice';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

const PROBE = 'storage-probe';

function supportsLocalStorage(): boolean {
  try {
    window.localStorage.setItem(PROBE, '1');
    window.localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

export function SavedEmpty() {
  return (
    <SceneNotice
      imageUrl="/images/home-hero.webp"
      title="No saved cabins yet"
      action={
        <ButtonLink href={paths.cabins()} prefetch={false} size="large">
          See all cabins
        </ButtonLink>
      }
    >
      <p>
        Tap the heart on a cabin you like, and it waits for you here, with its total for your dates.
      </p>
      {!supportsLocalStorage() && (
        <p className="mt-3 text-base">
          This browser keeps nothing between visits right now (a private window, or storage is
          blocked), so a cabin you save stays here only until you close or reload the page.
        </p>
      )}
    </SceneNotice>
  );
}
