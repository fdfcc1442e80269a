/** Next writes the value in at build time. */
export const isProduction = process.env.NODE_ENV === 'production';

/** Whether pages are being made ahead, rather than served. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
