// As the columns of the grid: one on a phone, then two, then three.
const FIRST_ROW = [true, '(min-width: 40rem)', '(min-width: 64rem)'];

/** On which screens the card's picture is part of the first paint, where its grid opens the page. */
export const isInFirstRow = (index: number): boolean | string => FIRST_ROW[index] ?? false;
