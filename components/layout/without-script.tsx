import { MenuIcon, SearchIcon } from '@/components/ui/icons';
import { NO_SCRIPT_STYLE } from '@/lib/no-script-style';
import { paths } from '@/lib/paths';

/** Where scripts do not run: links in place of the buttons that need them, to the search form and to the footer. */
export function WithoutScript() {
  return (
    <noscript className="flex grow items-center gap-3 tablet:grow-0">
      <style>{NO_SCRIPT_STYLE}</style>
      <a href={paths.cabins()} className="plain-search">
        <SearchIcon className="size-4" />
        Search dates & cabins
      </a>
      <a
        href="#site-footer"
        aria-label="All pages"
        className="flex size-11 items-center justify-center tablet:hidden"
      >
        <MenuIcon className="size-6" />
      </a>
    </noscript>
  );
}
