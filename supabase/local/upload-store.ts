import { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { truncate } from 'node:fs/promises';
import path from 'node:path';

const IN_STORAGE = { type: 'storage', path: '' };

export const isInStorage = ({ storage }: Pick<Upload, 'storage'>) =>
  storage?.type === IN_STORAGE.type;

/** Remembers files that Storage has taken until they expire, because the last response may have been lost. */
export class UploadStore extends FileStore {
  override async getUpload(id: string): Promise<Upload> {
    const upload = await super.getUpload(id);
    const kept = await this.configstore.get(id);
    if (!kept || !isInStorage(kept)) return upload;
    return Object.assign(upload, { offset: upload.size, storage: kept.storage });
  }

  async keepWithoutBytes(id: string): Promise<void> {
    const kept = await this.configstore.get(id);
    if (kept) await this.configstore.set(id, Object.assign(kept, { storage: IN_STORAGE }));
    await truncate(path.join(this.directory, id));
  }
}
