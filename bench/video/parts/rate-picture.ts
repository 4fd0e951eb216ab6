import { spawnSync } from 'node:child_process';
import type { FilmTools } from '../../../apps/server/src/platform/films/find-film-tools.ts';
import type { MadeRung } from './make-ladder.ts';

interface Rating {
  name: 'VMAF' | 'SSIM';
  value: number;
}

/** How near a quality comes to the film it was made of, at its own frames; by VMAF where the program has it. */
export function ratePicture(tools: FilmTools, source: string, { rung, pieces }: MadeRung): Rating | null {
  if (!rung) return null;
  const filters = spawnSync(tools.ffmpeg, ['-hide_banner', '-filters'], { encoding: 'utf8' }).stdout;
  const name = filters.includes(' libvmaf ') ? 'VMAF' : 'SSIM';
  const scaled = 'scale=1280:720:flags=bicubic,settb=AVTB,setpts=PTS-STARTPTS';
  const compare = name === 'VMAF' ? 'libvmaf' : 'ssim';
  const graph = `[0:v]fps=${rung.frameRate},${scaled}[made];[1:v]fps=${rung.frameRate},${scaled}[source];[made][source]${compare}`;
  const list = `concat:${pieces.map(({ path }) => path).join('|')}`;
  const args = ['-hide_banner', '-i', list, '-i', source, '-filter_complex', graph, '-an', '-f', 'null', '-'];
  const { stderr } = spawnSync(tools.ffmpeg, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const told = name === 'VMAF' ? /VMAF score:\s*([\d.]+)/.exec(stderr) : /SSIM .*All:([\d.]+)/.exec(stderr);
  return told ? { name, value: Number(told[1]) } : null;
}
