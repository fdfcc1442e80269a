/** Formats fields as the host types them. */
export const fieldsText = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Says which fields a text can't use in its place; null if there are none. */
export const unknownFieldsText = (names: readonly string[]) =>
  names.length === 0 ? null : `There’s no field ${fieldsText(names)} here.`;

export const charactersText = (text: string, most: number) =>
  `${[...text].length} of ${most} characters`;
