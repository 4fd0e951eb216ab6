import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './fail.mjs';
import { root } from './root.mjs';

const OLDEST = [22, 22];

/** The Node that npm installed for this project; elsewhere the system's, when it is new enough. */
export function findNode() {
  const pinned = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  throw new Failure(
    `Node ${process.versions.node} is too old: on ${process.platform}-${process.arch} the project needs Node ${OLDEST.join('.')} or newer.`,
  );
}
