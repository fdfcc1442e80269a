import type { Database } from '../../local/database/database.ts';

const REPORT = 'seen after the change:';

/** The result of a query after a change, which is rolled back. */
export async function queryAfter(
  database: Database,
  change: string,
  query: string,
): Promise<unknown[]> {
  try {
    await database.runTransaction(`${change};
      do $look$ begin
        raise exception '${REPORT}%', (select coalesce(json_agg(f), '[]') from (${query}) f);
      end $look$;`);
  } catch (error) {
    const { message } = error as Error;
    if (message.startsWith(REPORT)) return JSON.parse(message.slice(REPORT.length)) as unknown[];
    throw error;
  }
  throw new Error('The change did not end as it should.');
}
