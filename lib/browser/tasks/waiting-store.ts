import type { Waiting } from '../../domain/host/tasks/waiting-changes.ts';

// Unsent changes made on this phone, in order; photographs with their files.
const DATABASE = 'host-tasks';
const WAITING = 'waiting';

export type StoredChange = { waiting: Waiting; userId: string; file: File | null };

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(WAITING, { autoIncrement: true });
    request.onsuccess = () => {
      const database = request.result;
      // Signing out in another tab deletes it.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(WAITING, mode);
      const request = work(transaction.objectStore(WAITING));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    });
  } finally {
    database.close();
  }
}

/** Returns the changes in the order they were made. */
export const readStoredChanges = (): Promise<StoredChange[]> =>
  within('readonly', (store) => store.getAll() as IDBRequest<StoredChange[]>);

export async function storeChange(kept: StoredChange): Promise<void> {
  await within('readwrite', (store) => store.add(kept));
}

export async function deleteChanges(keys: readonly string[]): Promise<void> {
  await within('readwrite', (store) => {
    const request = store.openCursor();
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) return;
      if (keys.includes((cursor.value as StoredChange).waiting.key)) cursor.delete();
      cursor.continue();
    });
    return request;
  });
}

export const deleteAllChanges = (): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
