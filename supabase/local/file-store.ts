import type { App } from '@supabase/lite';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

type Adapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<Adapter['headObject']>>;
type Body = Parameters<Adapter['uploadObject']>[3];

const chunksOf = (body: Body): AsyncIterable<Uint8Array> =>
  body instanceof Uint8Array
    ? Readable.from([body])
    : Readable.fromWeb(body as ReadableStream<Uint8Array>);

/**
 * Stores Storage objects as files, each beside its metadata. A file is named by the digest of its key, so that no key
 * leads out of the folder, and appears only once it is complete and on disk.
 */
export function createFileStore(folder: string): Adapter {
  const fileOf = (bucket: string, key: string) => {
    const name = createHash('sha256').update(`${bucket}/${key}`).digest('hex');
    return path.join(folder, name.slice(0, 2), name);
  };
  const facts = (file: string) => `${file}.json`;

  async function put(file: string, write: (draft: string) => Promise<void>): Promise<void> {
    const draft = `${file}.${randomUUID()}.part`;
    try {
      await write(draft);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  const head = async (bucket: string, key: string): Promise<Metadata> => {
    const text = await readFile(facts(fileOf(bucket, key)), 'utf8');
    const { lastModified, ...rest } = JSON.parse(text) as Metadata & { lastModified: string };
    return { ...rest, lastModified: new Date(lastModified) };
  };

  async function remove(bucket: string, key: string): Promise<void> {
    const file = fileOf(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(facts(file), { force: true })]);
  }

  return {
    driver: null,
    headObject: head,
    deleteObject: remove,
    deleteObjects: async (bucket, keys) => {
      for (const key of keys) await remove(bucket, key);
    },
    getObject: async (bucket, key) => {
      const file = fileOf(bucket, key);
      const metadata = await head(bucket, key);
      await stat(file);
      const body = Readable.toWeb(createReadStream(file)) as never;
      return { metadata, httpStatusCode: 200, body };
    },
    uploadObject: async (bucket, key, _version, body, mimetype, cacheControl) => {
      const file = fileOf(bucket, key);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const digest = createHash('sha256');
      let size = 0;
      await put(file, async (draft) => {
        const handle = await open(draft, 'wx', 0o600);
        try {
          for await (const chunk of chunksOf(body)) {
            digest.update(chunk);
            size += chunk.length;
            await handle.writeFile(chunk);
          }
          await handle.sync();
        } finally {
          await handle.close();
        }
      });
      const eTag = `"${digest.digest('hex').slice(0, 32)}"`;
      const metadata = { cacheControl, contentLength: size, size, mimetype, eTag };
      const lastModified = new Date();
      await put(facts(file), (draft) =>
        writeFile(draft, JSON.stringify({ ...metadata, lastModified }), {
          mode: 0o600,
          flush: true,
        }),
      );
      return { ...metadata, lastModified };
    },
    copyObject: async (fromBucket, from, _version, toBucket, to) => {
      const [source, target] = [fileOf(fromBucket, from), fileOf(toBucket, to)];
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await put(target, (draft) => copyFile(source, draft));
      await put(facts(target), (draft) => copyFile(facts(source), draft));
      const { eTag, lastModified } = await head(toBucket, to);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    privateAssetUrl: () => Promise.reject(new Error('Pictures are resized by the site')),
  };
}
