import checkFile from 'eslint-plugin-check-file';
import nextTypescript from 'eslint-config-next/typescript';
import { commonRules } from '../eslint.config.mjs';
import { patches } from '../scripts/no-patches.ts';

/** Of illustrations too, which `npm run check:illustrations` looks at by itself. */
export const toolsConfig = [
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'check-file': checkFile, patches },
    rules: commonRules,
  },
];

/** For `npm run check:tools`; `npm run lint` leaves these folders out. */
export default [{ ignores: ['**/node_modules/**', '**/illustrations/**'] }, ...toolsConfig];
