const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const pick = (names: readonly string[], valueOf: (name: never) => unknown) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name as never)]));

/**
 * For a form that several people may have open at once: each field remembers the fact that stood there when the typing
 * began, and where somebody else has saved another one since, one of the two stays. `toForm` gives the facts as the fields
 * show them, and `factOf` the fact of one field.
 */
export function seenFields<
  Facts,
  Form extends object,
  Seen extends Partial<Record<keyof Form, unknown>>,
>(toForm: (facts: Facts) => Form, factOf: (name: keyof Form, facts: Facts, like: Form) => unknown) {
  type Name = keyof Form;
  type Draft = Form & { seen: Seen };
  const namesOf = (part: object) => Object.keys(part) as (Name & string)[];

  /** The fields whose text differs from the stored one, with what was seen in them. */
  function changesOf(draft: Draft, facts: Facts) {
    const stored = toForm(facts);
    const names = namesOf(draft.seen).filter((name) => !isSame(draft[name], stored[name]));
    return {
      changes: pick(names, (name: Name) => draft[name]) as Partial<Form>,
      seen: pick(names, (name: Name) => draft.seen[name]) as Seen,
    };
  }
  /** The field keeps what was typed, over what somebody else has saved. */
  const keepMine = (name: Name, draft: Draft, facts: Facts): Partial<Draft> =>
    ({ seen: { ...draft.seen, [name]: factOf(name, facts, draft) } }) as Partial<Draft>;
  return {
    changesOf,
    keepMine,
    /** The changed fields in which somebody else has saved something else meanwhile. */
    conflictsOf(draft: Draft, facts: Facts): Name[] {
      const { seen } = changesOf(draft, facts);
      return namesOf(seen).filter((name) => !isSame(seen[name], factOf(name, facts, draft)));
    },
    /** Typing in fields. */
    typed(part: Partial<Form>, draft: Draft, facts: Facts): Partial<Draft> {
      const like = { ...draft, ...part };
      const now = pick(namesOf(part), (name: Name) => factOf(name, facts, like));
      return { ...part, seen: { ...now, ...draft.seen } } as Partial<Draft>;
    },
    /** What somebody else has saved takes the place of what was typed. */
    takeTheirs: (name: Name, draft: Draft, facts: Facts): Partial<Draft> => ({
      ...keepMine(name, draft, facts),
      [name]: toForm(facts)[name],
    }),
  };
}
