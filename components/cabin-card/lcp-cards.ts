// The columns of the grid: one on a phone, then two, then three.
const FIRST_ROW = [true, '(min-width: 40rem)', '(min-width: 64rem)'];

/**
 * On which screens (a media query, or always) the card's picture is in the first viewport of a grid at the top of its
 * page.
 */
export const isLcpCard = (index: number): boolean | string => FIRST_ROW[index] ?? false;
