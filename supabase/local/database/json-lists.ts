import { LRUCache } from 'lru-cache';
import type { ClientBase, QueryResult } from 'pg';

type JsonPlaces = readonly boolean[];

const MAX_STATEMENTS = 500;

/** Asks the server which parameters of a statement are JSON, because the driver can't know. */
async function describe(client: ClientBase, statement: string): Promise<JsonPlaces> {
  // Several statements return a result each, which the driver's types omit.
  const results = (await client.query(`
    prepare described as ${statement};
    select array(select type in ('json'::regtype, 'jsonb') from unnest(parameter_types) type) as json
    from pg_prepared_statements where name = 'described';
    deallocate described`)) as unknown as QueryResult<{ json: JsonPlaces }>[];
  return results[1]?.rows[0]?.json ?? [];
}

/** The driver writes every list as a Postgres array; lists for a JSON parameter become JSON here. */
export class JsonLists {
  readonly #places = new LRUCache<string, JsonPlaces>({ max: MAX_STATEMENTS });

  async write(client: ClientBase, statement: string, values: readonly unknown[]) {
    if (!values.some(Array.isArray)) return [...values];
    const places = this.#places.get(statement) ?? (await describe(client, statement));
    this.#places.set(statement, places);
    return values.map((value, i) =>
      places[i] && Array.isArray(value) ? JSON.stringify(value) : value,
    );
  }
}
