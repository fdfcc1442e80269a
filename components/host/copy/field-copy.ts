/** Fields as the host types them. */
export const fieldsText = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** For a text with fields that its place doesn't have; null where there are none. */
export const unknownFieldsText = (names: readonly string[]) =>
  names.length === 0 ? null : `There’s no field ${fieldsText(names)} here.`;
