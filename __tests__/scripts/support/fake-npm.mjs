// Stands in for npm: copies the lockfile into the packages that it "installs", and writes down that it ran.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const lock = readFileSync('package-lock.json', 'utf8');
appendFileSync(process.env.FAKE_NPM_LOG, `${process.argv.slice(2).join(' ')}\n`);
mkdirSync('node_modules/a-package', { recursive: true });
writeFileSync('node_modules/a-package/version', lock);
if (lock === 'unknown version') process.exit(1);
