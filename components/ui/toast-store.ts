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

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows short messages in place of those before, for 3 s unless `durationMs` says otherwise. */
export function toast(...messages: ToastMessage[]): void {
  show(
    messages.map((message) => {
      lastId += 1;
      return { ...message, id: lastId };
    }),
  );
}

/** Where a message of before would contradict what the page says now. */
export const clearToasts = (): void => show([]);

export function dismissToast(id: number): void {
  show(shown.filter((message) => message.id !== id));
}

export function listToasts(): readonly ShownToast[] {
  return shown;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
