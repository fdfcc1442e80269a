/** Replaces straight apostrophes in a title with curly ones. */
export const typesetTitle = (title: string): string => title.replaceAll(/(\p{L})'/gu, '$1’');
