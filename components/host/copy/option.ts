/** An option of a select or a group of radio buttons. */
export type Option<Value = string | number> = readonly [value: Value, name: string];

export const toOption = (value: string, name: string): Option<string> => [value, name];
