import path from 'node:path';
import { startBackend } from '../../supabase/local/backend.ts';
import { startSchedule } from '../../supabase/local/jobs.ts';
import { notifySites } from '../../supabase/local/notify-sites.ts';
import { requireFreePort } from '../../supabase/local/ports.ts';
import { runToEnd } from '../../supabase/local/processes.ts';
import { loadSettings, PROJECT_DIR } from '../../supabase/local/settings.ts';
import { SITE_OPTIONS } from '../../supabase/local/site-options.ts';
import { copySite } from './copy-site.ts';
import { SITES } from './tested-site.ts';

const [first] = SITES;
const site = SITES[Number(process.argv[2])];
if (!first || !site || site === first) throw new Error('There is no such copy');
const enter = encodeURIComponent(`process.chdir(${JSON.stringify(site.folder)})`);

/** Like `npm start`, but with a copy of the first site's build. The argument selects the site. */
await runToEnd(async (processes) => {
  const { backend: settings, env, sitePort } = loadSettings();
  if (!settings) throw new Error('The journeys run on the embedded backend.');
  Object.assign(process.env, env);
  for (const [name, port] of [
    ['PORT', sitePort],
    ['SUPABASE_PORT', settings.port],
  ] as const) {
    await requireFreePort(port, name);
  }
  copySite(first, site);
  const backend = await startBackend(settings);
  processes.onStop(backend.close);
  process.env.LOG_FORMAT ??= 'json';
  processes.onStop((await startSchedule(settings)).stop);
  const server = path.join(PROJECT_DIR, 'server/index.ts');
  processes.keep('the site', [
    '--import',
    `data:text/javascript,${enter}`,
    ...SITE_OPTIONS,
    server,
  ]);
  const { secretKey } = settings;
  processes.onStop(
    await notifySites(backend, { addresses: [`http://127.0.0.1:${site.port}`], secretKey }),
  );
});
