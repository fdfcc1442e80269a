/** Next inlines the value at build time. */
export const isProduction = process.env.NODE_ENV === 'production';

/** Whether pages are being prerendered rather than served. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
