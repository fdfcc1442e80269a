type Connection = { saveData?: boolean; effectiveType?: string };

// Not in every browser.
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** The visitor has asked for less. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Save-Data is on, or the connection is 2G. */
export const isDataPrecious = (): boolean =>
  savesData() || /2g$/.test(connection()?.effectiveType ?? '');
