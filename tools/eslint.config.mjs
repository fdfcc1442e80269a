import checkFile from 'eslint-plugin-check-file';
import nextTypescript from 'eslint-config-next/typescript';
import { commonRules } from '../eslint.config.mjs';
import { patches } from '../scripts/no-patches.ts';

/** For `npm run check`; `npx eslint .` ignores these folders. */
export default [
  { ignores: ['**/node_modules/**'] },
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'check-file': checkFile, patches },
    rules: commonRules,
  },
];
