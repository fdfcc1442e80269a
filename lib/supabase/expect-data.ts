type Result = { data: unknown; error: { message: string } | null };

/** supabase-js returns errors; one that the caller does not expect is thrown, never swallowed. */
export function expectData<R extends Result>(result: R): Extract<R, { error: null }>['data'] {
  if (result.error) {
    throw new Error(`A database call failed: ${result.error.message}`, { cause: result.error });
  }
  return result.data;
}
