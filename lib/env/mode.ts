/** Next writes the value in at build time. */
export const isProduction = process.env.NODE_ENV === 'production';
