import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Upload } from 'tus-js-client';
import { PHOTO_LIMITS } from '../../../lib/domain/host/photo-limits.ts';
import { project } from './backend.ts';
import { createCabin } from './cabins.ts';
import { signInAs, type Signed } from './staff.ts';

export const UPLOADS = 'cabin-photo-uploads';
export const ENDPOINT = `${project.url}/storage/v1/upload/resumable/sign`;
export const UNFINISHED = path.join(project.filesFolder, 'unfinished');

export const manager = await signInAs('manager');
export const cabin = await createCabin({}, null);
export const newPath = (cabinId: string = cabin.id) => `${cabinId}/${randomUUID()}`;
export const bucketOf = ({ client }: Signed) => client.storage.from(UPLOADS);

export async function sign(objectPath: string, as = manager): Promise<string> {
  const { data, error } = await bucketOf(as).createSignedUploadUrl(objectPath);
  if (error) throw error;
  return data.token;
}

export type Sent = { objectPath: string; token: string; file: Buffer; contentType?: string };

const metadataOf = ({ objectPath, contentType = 'image/jpeg' }: Omit<Sent, 'file' | 'token'>) => ({
  bucketName: UPLOADS,
  objectName: objectPath,
  contentType,
  cacheControl: '3600',
});

/** Uploads a file like the console; stops after `stopAfter` bytes and returns the URL for resuming. */
export function send({ token, file, ...rest }: Sent, stopAfter = Infinity, uploadUrl?: string) {
  return new Promise<string>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: ENDPOINT,
      uploadUrl,
      chunkSize: PHOTO_LIMITS.partBytes,
      retryDelays: [],
      headers: { 'x-signature': token },
      metadata: metadataOf(rest),
      onChunkComplete: (_part, sent) => {
        if (sent < stopAfter || sent === file.length) return;
        void upload.abort().then(() => resolve(upload.url ?? ''));
      },
      onSuccess: () => resolve(upload.url ?? ''),
      onError: reject,
    });
    upload.start();
  });
}

const encoded = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** The request that starts an upload of 100 bytes. */
export const beginning = (
  { token, ...rest }: Omit<Sent, 'file'>,
  headers: Record<string, string> = {},
) =>
  new Request(ENDPOINT, {
    method: 'POST',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Length': '100',
      'Upload-Metadata': encoded(metadataOf(rest)),
      'X-Signature': token,
      ...headers,
    },
  });
