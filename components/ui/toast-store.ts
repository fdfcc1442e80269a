type ToastTone = 'neutral' | 'success' | 'destructive';
type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  durationMs?: number;
  /** A button in the toast; the toast goes when it is used. */
  action?: { label: string; onClick: () => void };
};
export type ShownToast = ToastMessage & { id: number };

const MAX_AT_ONCE = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a short message; the newest few stay, each for 3 s unless `durationMs` says otherwise. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  show([...shown, { ...message, id: lastId }].slice(-MAX_AT_ONCE));
}

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
