const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const pick = (names: readonly string[], valueOf: (name: never) => unknown) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name as never)]));

/**
 * For a form that several people may have open at once. Each field remembers the stored value from when it was first
 * edited. If somebody else has saved a different value since, the host chooses between the two. `toForm` converts the facts
 * to form fields, and `factOf` returns the fact of one field.
 */
export function seenFields<
  Facts,
  Form extends object,
  Seen extends Partial<Record<keyof Form, unknown>>,
>(toForm: (facts: Facts) => Form, factOf: (name: keyof Form, facts: Facts, like: Form) => unknown) {
  type Name = keyof Form;
  type Draft = Form & { seen: Seen };
  const namesOf = (part: object) => Object.keys(part) as (Name & string)[];

  /** The fields that differ from the stored ones, with the values from when they were first edited. */
  function changesOf(draft: Draft, facts: Facts) {
    const stored = toForm(facts);
    const names = namesOf(draft.seen).filter((name) => !isSame(draft[name], stored[name]));
    return {
      changes: pick(names, (name: Name) => draft[name]) as Partial<Form>,
      seen: pick(names, (name: Name) => draft.seen[name]) as Seen,
    };
  }
  /** Keeps the draft's value over what somebody else saved. */
  const keepMine = (name: Name, draft: Draft, facts: Facts): Partial<Draft> =>
    ({ seen: { ...draft.seen, [name]: factOf(name, facts, draft) } }) as Partial<Draft>;
  return {
    changesOf,
    keepMine,
    /** The changed fields in which somebody else saved another value. */
    conflictsOf(draft: Draft, facts: Facts): Name[] {
      const { seen } = changesOf(draft, facts);
      return namesOf(seen).filter((name) => !isSame(seen[name], factOf(name, facts, draft)));
    },
    /** Updates fields. */
    typed(part: Partial<Form>, draft: Draft, facts: Facts): Partial<Draft> {
      const like = { ...draft, ...part };
      const now = pick(namesOf(part), (name: Name) => factOf(name, facts, like));
      return { ...part, seen: { ...now, ...draft.seen } } as Partial<Draft>;
    },
    /** Replaces the draft's value with what somebody else saved. */
    takeTheirs: (name: Name, draft: Draft, facts: Facts): Partial<Draft> => ({
      ...keepMine(name, draft, facts),
      [name]: toForm(facts)[name],
    }),
  };
}
