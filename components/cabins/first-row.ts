/** So many cards stand in the first row of a wide grid; where it opens a page, their pictures are of its first paint. */
export const FIRST_ROW = 3;
