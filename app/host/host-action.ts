import { revalidatePath } from 'next/cache';
import type { z } from 'zod';
import { problemOf, type InputProblem } from '@/lib/domain/host/input-problem';

export type BadInput = { ok: false; code: 'bad_input'; detail: InputProblem };

type Inputs<Schemas extends readonly z.ZodType[]> = {
  -readonly [Place in keyof Schemas]: z.input<Schemas[Place]>;
};
type Outputs<Schemas extends readonly z.ZodType[]> = {
  -readonly [Place in keyof Schemas]: z.output<Schemas[Place]>;
};

/**
 * Wraps a server action of the console. Each argument is parsed by its schema, and one that doesn't fit is reported by
 * its field instead of thrown. With `path`, the pages under it are revalidated afterwards. It checks neither role nor
 * second factor: the host_* function that the work calls does, and refuses with `not-allowed` or `second_factor`.
 */
export const hostAction =
  <const Schemas extends readonly z.ZodType[], Result extends { ok: boolean }>(
    schemas: Schemas,
    work: (...args: Outputs<Schemas>) => Promise<Result>,
    path?: string,
  ) =>
  async (...args: Inputs<Schemas>): Promise<Result | BadInput> => {
    const parsed: unknown[] = [];
    for (const [place, schema] of schemas.entries()) {
      const result = schema.safeParse(args[place]);
      if (!result.success) {
        return { ok: false, code: 'bad_input', detail: problemOf(result.error.issues) };
      }
      parsed.push(result.data);
    }
    const result = await work(...(parsed as Outputs<Schemas>));
    if (result.ok && path !== undefined) revalidatePath(path, 'layout');
    return result;
  };
