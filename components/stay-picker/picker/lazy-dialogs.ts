import { lazyModule } from '@/lib/browser/loading/lazy-module';

export const lazyDialogs = {
  card: lazyModule(async () => (await import('./card-dialog')).CardDialog),
  modal: lazyModule(async () => (await import('./cabin-dialog')).CabinDialog),
};
