type Connection = { saveData?: boolean; effectiveType?: string };

// Safari and Firefox lack it.
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Whether Save-Data is on. */
export const savesData = (): boolean => connection()?.saveData === true;

export const isSlowConnection = (): boolean =>
  savesData() || /2g$/.test(connection()?.effectiveType ?? '');
