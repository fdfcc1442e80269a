import { lazyModule } from '@/lib/browser/loading/lazy-module';

/** The two dialogs with a cabin's calendar. */
export const lazyDialogs = {
  card: lazyModule(async () => (await import('./card-dialog')).CardDialog),
  modal: lazyModule(async () => (await import('./cabin-dialog')).CabinDialog),
};
