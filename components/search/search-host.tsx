'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import {
  closeSearch,
  isSearchOpen,
  loadedSearchDialog,
  loadSearchDialog,
  subscribeToSearch,
} from '@/components/search/search-launcher';
import { logProblem } from '@/lib/browser/log';
import { paths } from '@/lib/http/paths';

type DialogProps = { open: boolean; onClose: () => void };

/** Hosts the site's one search dialog, whose code loads on demand. */
export function SearchHost() {
  const open = useSyncExternalStore(subscribeToSearch, isSearchOpen, () => false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const router = useRouter();
  // Loaded code opens within the click, not one effect later.
  const ready = open && !Dialog ? loadedSearchDialog() : null;
  if (ready) setDialog(() => ready);

  useEffect(() => {
    if (!open || Dialog) return;
    loadSearchDialog().then(
      (loaded) => setDialog(() => loaded),
      () => {
        // The results page offers the same search as a plain form.
        logProblem('search', 'The search dialog could not be loaded');
        closeSearch();
        router.push(paths.cabins());
      },
    );
  }, [open, Dialog, router]);

  return Dialog && <Dialog open={open} onClose={closeSearch} />;
}
