import { listToasts, subscribeToToasts, toast } from '@/components/ui/toast-store';

/** As `toast`, once the messages that are shown now have gone. */
export function toastAfter(message: Parameters<typeof toast>[number]): void {
  const unsubscribe = subscribeToToasts(() => {
    if (listToasts().length > 0) return;
    unsubscribe();
    toast(message);
  });
}
