import { PGlite } from '@electric-sql/pglite';
import { WASM_PREFIX } from '@electric-sql/pglite/basefs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fdatasyncSync } from 'node:fs';
import path from 'node:path';
import { flushFile } from './folder-files.ts';

type Initialize = NodeFS['init'];
type Module = Parameters<NonNullable<Parameters<Initialize>[1]['preRun']>[number]>[0];

type Node = { parent: Node; name: string; node_ops: Operations; stream_ops: Operations };
type Stream = { node: Node; nfd?: number };
type Operations = Record<string, (...args: never[]) => unknown>;
type FileSystemType = {
  node_ops: Operations;
  stream_ops: Operations;
  mount: (mount: object) => Node;
};

/** As a WASI number. */
const EIO = 29;
const DATA_FOLDER = `${WASM_PREFIX}/data`;

function pathBelow(root: string, node: Node): string {
  return node.parent === node ? root : path.join(pathBelow(root, node.parent), node.name);
}

/** Emscripten's NODEFS plus the operation it lacks: fsync. */
function syncedFiles(module: Module, root: string): { mount: (mount: object) => Node } {
  const files = module.FS.filesystems.NODEFS as FileSystemType;
  const fsync = ({ node, nfd }: Stream) => {
    try {
      if (nfd === undefined) flushFile(pathBelow(root, node));
      else fdatasyncSync(nfd);
      return 0;
    } catch {
      throw new module.FS.ErrnoError(EIO);
    }
  };
  const withSync = (node: unknown) =>
    Object.assign(node as Node, { node_ops: nodeOperations, stream_ops: streamOperations });
  const streamOperations: Operations = { ...files.stream_ops, fsync };
  const nodeOperations: Operations = {
    ...files.node_ops,
    lookup: (...args) => withSync(files.node_ops.lookup?.(...args)),
    mknod: (...args) => withSync(files.node_ops.mknod?.(...args)),
  };
  return { mount: (mount) => withSync(files.mount(mount)) };
}

/** A data folder in which Postgres' fsync reaches the disk; PGlite's own NodeFS has no fsync. */
export class SyncedFolder extends NodeFS {
  override init(...[pg, options]: Parameters<Initialize>): ReturnType<Initialize> {
    this.pg = pg;
    const mount = (module: Module) => {
      module.FS.mkdir(DATA_FOLDER);
      module.FS.mount(syncedFiles(module, this.rootDir), { root: this.rootDir }, DATA_FOLDER);
    };
    const preRun = [...(options.preRun ?? []), mount];
    return Promise.resolve({ emscriptenOpts: { ...options, preRun } });
  }
}

/** Starts Postgres like PGlite, but with fsync. Emscripten ignores fdatasync, so the log is flushed by fsync. */
export const SYNCED_START = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
