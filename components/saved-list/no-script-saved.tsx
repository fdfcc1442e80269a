import { paths } from '@/lib/http/paths';

export function NoScriptSaved() {
  return (
    <noscript>
      <p className="mx-auto -mt-28 max-w-7xl px-4 pb-40 text-lede text-ink-soft tablet:px-8">
        To see your saved cabins, turn on JavaScript.{' '}
        <a href={paths.cabins()} className="link">
          See all cabins
        </a>
      </p>
    </noscript>
  );
}
