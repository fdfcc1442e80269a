type Connection = { saveData?: boolean; effectiveType?: string };

// Not in every browser.
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** The visitor has asked for less. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Every byte counts: the visitor has asked for less, or the network is that of a phone of long ago. */
export const isDataPrecious = (): boolean =>
  savesData() || /2g$/.test(connection()?.effectiveType ?? '');
