import { revalidatePath } from 'next/cache';

/** The database decides who may do it; whatever an island shows is read again after it. */
export async function revalidateAfter<Result extends { ok: boolean }>(
  path: string,
  work: Promise<Result>,
): Promise<Result> {
  const result = await work;
  if (result.ok) revalidatePath(path, 'layout');
  return result;
}
