type Values =
  Record<string, string | undefined> | { NEXT_PUBLIC_SUPABASE_URL: string; IMAGE_HOSTS: string };

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * The hosts whose pictures the site may fetch and resize: the project's own storage and IMAGE_HOSTS. Invalid host names
 * are dropped, so that a typo can't open the image service to any URL.
 */
export function listImageHosts(values: Values): string[] {
  const project = values.NEXT_PUBLIC_SUPABASE_URL ?? '';
  const own =
    URL.canParse(project) && project.startsWith('https:') ? [new URL(project).hostname] : [];
  const others = (values.IMAGE_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase());
  return [...new Set([...own, ...others])].filter((host) => HOST.test(host));
}

/** Whether the site can show the picture: its own, or https from an allowed host. */
export function isShowable(url: string, hosts: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(url)) return !url.includes('\\') && !url.includes('..');
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port } = new URL(url);
  return protocol === 'https:' && port === '' && hosts.includes(hostname);
}
