import { SceneNotice } from '@/components/ui/page/scene-notice';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/http/paths';

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
        Tap the heart on a cabin you like, and you’ll find it here with the total for your dates.
      </p>
      {!supportsLocalStorage() && (
        <p className="mt-3 text-base">
          You’re in a private window, or storage is blocked, so saved cabins are gone once you close
          or reload this page.
        </p>
      )}
    </SceneNotice>
  );
}
