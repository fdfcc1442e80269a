/** What a select or a group of radio buttons offers. */
export type Option<Value = string | number> = readonly [value: Value, name: string];

export const toOption = (value: string, name: string): Option<string> => [value, name];
