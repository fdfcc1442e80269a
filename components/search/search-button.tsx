'use client';

import type { ReactNode } from 'react';
import {
  loadSearchDialog,
  openSearch,
  preloadSearchDialog,
} from '@/components/search/search-launcher';
import { buttonClass, type ButtonVariant } from '@/components/ui/button';
import { busyUntil } from '@/lib/browser/loading/busy-until';
import { paths } from '@/lib/http/paths';

/** Opens the one search dialog. Without `variant` it looks as `className` says. */
type SearchButtonProps = { children: ReactNode; className?: string; variant?: ButtonVariant };

export function SearchButton({ children, className, variant }: SearchButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-else={paths.cabins()}
      onClick={(event) => {
        // Safari focuses no button on a click, and the dialog returns the focus to what had it.
        event.currentTarget.focus();
        openSearch();
        busyUntil(event.currentTarget, loadSearchDialog());
      }}
      onPointerEnter={preloadSearchDialog}
      onTouchStart={preloadSearchDialog}
      onFocus={preloadSearchDialog}
      className={variant ? buttonClass(variant, 'medium', className) : className}
    >
      {children}
    </button>
  );
}
