import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { npmCommand } from '../install.mjs';
import { root } from '../root.mjs';
import { runStep } from '../run-step.mjs';

/** The npm package that ships a Chromium inside its archive, for x64; versions and archives are pinned. */
const PACKAGE = '@sparticuz/chromium';
export const ARCHIVES = {
  '92.0.0': 'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  '103.0.0': 'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  '106.0.2': 'sha512-YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==',
  '110.0.1': 'sha512-LS7GKGoHSNUK2ugRp2k9/Rb+wSjsqPDTQTWd9nM2d2hCgm78WRLx2Vw+xwl3bst3M4+dqfawpx1UObUmt5vVYQ==',
  '112.0.2': 'sha512-tpoY0o4vhrFE4/mXmJF3fcPLKIeKIQxbokfLgZB62rYW7KOIljbQTqCTBARzRXGN/k2+kLvhys1LVv6PWGwWNw==',
  '114.0.0': 'sha512-jzOUZInBjnJYXXCJFCDOEQb0t22Klx2+t7isZEiSOxLdDyDtDaykUS5c8Bw4KczWYb4fDxorO0D+g0rCFq5/gA==',
  '115.0.0': 'sha512-/g79+OYMo1xJWOtf9htQ92G9LJL8ewXsSTex8siSOcjAi99KnN4QiYWwe45qawitUzP0ACpUOBpJC3wm1z7Vrw==',
  '116.0.0': 'sha512-PynBS6fIE9DnQofQFSGMn63sbHxrcQOmQDGfv1p4sXCEw8IjTBqTj1j72/RomhjtnbaTJn3ktuaPCQc6j51sUQ==',
  '119.0.2': 'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  '123.0.1': 'sha512-RPrA99xrddbXXZjhUH1WZkTCK3QDQ77t/0y+vULtiW1uAlWLBxorxGnNTuzBDk6eNolxOVFrXZ2aoAN+/eB5TA==',
  '131.0.1': 'sha512-VfmHkQmb/Px0zjwdSQwjRMwFw63Qfj+g4Giumz4jiAGEpXHgIZk6xEwlUz6yiUHVDveK2TEgMR2MR6I3okOE7w==',
  '143.0.4': 'sha512-/6I7uQTRhRDD2/gGPQ1Gkf+Dqk0RYDACPJDZfSzz0OWk4JmUTonNHPXbrn6UIklOHlnDLf8xAAzkOZKB/cJpLA==',
  '153.0.0': 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};
export const OLDEST = '92.0.0';

const DOWNLOAD_MS = 2 * 60_000;

/** The old Chromium as an engine of the journeys, or why it cannot be had: `{ engine }` or `{ why }`. */
export async function oldChromium(version) {
  const name = `Chromium ${Number.parseInt(version, 10)}`;
  const runner = process.env.HESSA_X64_RUNNER;
  if (process.platform !== 'linux' || (process.arch !== 'x64' && !runner))
    return { why: `${name} is built for Linux on x64 only, and this is ${process.platform} on ${process.arch}` };
  const file = path.join(root, 'node_modules', '.cache', 'old-chromium', version, 'chromium');
  if (!existsSync(file)) {
    const why = await download(version, file);
    if (why !== null) return { why: `${name} could not be downloaded: ${why}` };
  }
  const missing = runner ? [] : missingLibraries(file);
  if (missing.length > 0) return { why: `${name} needs ${missing.join(', ')}, which this machine lacks` };
  const start = runner ? [runner, file] : [file];
  // A browser starts its own parts, and they need the same help.
  const parts = runner ? ['renderer', 'utility'].map((part) => `--${part}-cmd-prefix=${runner}`) : [];
  return { engine: { name, kind: 'chromium', command: [...start, ...parts], patienceMs: runner ? 300_000 : 30_000 } };
}

/** These old ones know no `--version` to be tried with. */
function missingLibraries(file) {
  const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' });
  return stdout?.match(/\S+(?= => not found)/g) ?? [];
}

async function download(version, file) {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  console.log(`Downloading an old Chromium (${version})`);
  const [npm, ...before] = npmCommand();
  const args = ['pack', `${PACKAGE}@${version}`, '--pack-destination', folder, '--silent'];
  const packed = await runStep(npm, [...before, ...args], { cwd: folder, title: 'downloading', timeout: DOWNLOAD_MS });
  if (!packed.ok) return packed.output.split('\n')[0] || 'npm could not get it';
  const archive = path.join(folder, packed.output.trim().split('\n').at(-1));
  const digest = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (digest !== ARCHIVES[version]) return 'the archive is not the one that is pinned';
  const inside = 'package/bin/chromium.br';
  const unpacked = spawnSync('tar', ['-xzf', archive, '-C', folder, inside], { encoding: 'utf8' });
  if (unpacked.status !== 0) return unpacked.stderr ?? 'tar is missing';
  // Complete under another name first: a run that is stopped half-way leaves no half of a browser.
  writeFileSync(`${file}.part`, brotliDecompressSync(readFileSync(path.join(folder, inside))));
  chmodSync(`${file}.part`, 0o755);
  renameSync(`${file}.part`, file);
  rmSync(archive);
  rmSync(path.join(folder, 'package'), { recursive: true });
  return null;
}
