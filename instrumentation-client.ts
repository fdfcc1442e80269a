export { startNavigation as onRouterTransitionStart } from '@/lib/browser/navigation/navigation';
