import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import { Child } from './child.ts';
import { send } from './http.ts';
import { until } from './wait.ts';

const KEEP = 'keepalive 64;';

/** A self-signed certificate. */
function makeCertificate(folder: string): string {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const rest = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...kind, ...rest]);
  if (status !== 0) throw new Error(`openssl: ${stderr.toString()}`);
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

/** nginx with the files of deploy/nginx in its own folder; only addresses and ports differ. */
export class Nginx {
  readonly port: number;
  /** The URL over TLS, as visitors use it. */
  readonly tlsUrl: string;
  readonly certificate: string;
  readonly #folder: string;
  readonly #ports: readonly number[];
  readonly child: Child;

  private constructor(folder: string, port: number, tlsPort: number, ports: readonly number[]) {
    this.#folder = folder;
    this.port = port;
    this.tlsUrl = `https://127.0.0.1:${tlsPort}`;
    this.certificate = makeCertificate(folder);
    this.#ports = ports;
    const globals = userInfo().uid === 0 ? 'user root;' : '';
    const args = [path.join(folder, 'start.sh'), this.#home, globals];
    this.child = new Child({ command: 'sh', args, log: `${folder}.log` });
  }

  static async start(parent: string, ports: readonly number[]): Promise<Nginx> {
    const folder = path.join(parent, 'nginx');
    cpSync(path.join(PROJECT_DIR, 'deploy/nginx'), folder, { recursive: true });
    const tlsPort = await freePort();
    const nginx = new Nginx(folder, await freePort(), tlsPort, ports);
    const inner = await freePort();
    nginx.#write(
      'listen.conf',
      `listen 127.0.0.1:${nginx.port} default_server;
      listen 127.0.0.1:${tlsPort} ssl; ${nginx.certificate}`,
    );
    nginx.#write('listen-compressor.conf', `listen 127.0.0.1:${inner};`);
    nginx.#write('compressor.conf', `server 127.0.0.1:${inner};`);
    const names = [nginx.port, tlsPort].map((each) => `127.0.0.1:${each} 127.0.0.1:${each};`);
    nginx.#write('hosts.conf', names.join('\n'));
    nginx.#name(new Set());
    nginx.child.start();
    await nginx.child.untilReady(
      async () => (await send(`${nginx.url}/api/health`)).status === 200,
    );
    return nginx;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Takes these instances out; resolves once the workers with the old addresses have exited. `nginx -s reload` itself
   * waits for nothing.
   */
  async leaveOut(ports: ReadonlySet<number>): Promise<void> {
    const old = new Set(this.#workers());
    this.#name(ports);
    const conf = path.join(this.#home, 'conf/nginx.conf');
    spawnSync('nginx', ['-p', this.#home, '-c', conf, '-s', 'reload'], { stdio: 'inherit' });
    await until('nginx’s old workers to end', async () => {
      const now = this.#workers();
      return now.length > 0 && !now.some((pid) => old.has(pid));
    });
  }

  #workers(): string[] {
    const { stdout } = spawnSync('pgrep', ['-P', String(this.child.pid)], { encoding: 'utf8' });
    return stdout.split('\n').filter(Boolean);
  }

  get #home(): string {
    return path.join(this.#folder, 'home');
  }

  /** Whether start.sh found the module. */
  get hasBrotli(): boolean {
    return existsSync(path.join(this.#home, 'conf/brotli.conf'));
  }

  #write(name: string, text: string): void {
    writeFileSync(path.join(this.#folder, name), `${text}\n`);
  }

  #name(leftOut: ReadonlySet<number>): void {
    const servers = this.#ports.map((port) =>
      leftOut.has(port)
        ? `server 127.0.0.1:${port} down;`
        : `server 127.0.0.1:${port} max_fails=0;`,
    );
    this.#write('upstream.conf', `upstream site { ${servers.join(' ')} ${KEEP} }`);
  }
}
