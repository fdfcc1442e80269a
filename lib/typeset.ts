/** A title as it is set in large letters, with the apostrophes that no keyboard types. */
export const typesetTitle = (title: string): string => title.replaceAll(/(\p{L})'/gu, '$1’');
