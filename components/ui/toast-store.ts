import { createStore } from '@/lib/browser/store';

type ToastTone = 'neutral' | 'success' | 'destructive';
type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  durationMs?: number;
  /** An optional button; using it removes the toast. */
  action?: { label: string; onClick: () => void };
};
export type ShownToast = ToastMessage & { id: number };

let lastId = 0;
const store = createStore<readonly ShownToast[]>([]);
export const { get: listToasts, subscribe: subscribeToToasts } = store;

/** Shows short messages in place of those before, for 3 s unless `durationMs` says otherwise. */
export function toast(...messages: ToastMessage[]): void {
  store.set(
    messages.map((message) => {
      lastId += 1;
      return { ...message, id: lastId };
    }),
  );
}

/** For when an earlier message would contradict what the page says now. */
export const clearToasts = (): void => store.set([]);

export function dismissToast(id: number): void {
  store.set(listToasts().filter((message) => message.id !== id));
}
