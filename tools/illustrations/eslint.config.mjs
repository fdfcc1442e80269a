import { toolsConfig } from '../eslint.config.mjs';

/** For `npm run check:illustrations`. */
export default toolsConfig;
