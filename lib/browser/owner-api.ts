import { ApiError, fetchJson, isJson, postJson } from '@/lib/browser/api';
import type { OwnerApplicationRequest } from '@/lib/schemas/owner-application';

const TIMEOUT_MS = 20_000;

export async function sendOwnerApplication(application: OwnerApplicationRequest): Promise<void> {
  const body = await fetchJson('/api/owner-applications', postJson(application), TIMEOUT_MS);
  if (!isJson(body.application)) throw new ApiError(0);
}
