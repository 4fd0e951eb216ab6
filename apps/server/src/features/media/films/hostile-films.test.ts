import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filmLadder } from '@hessa/rules/media/film/film-ladder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DomainError } from '../../../errors/domain-error.ts';
import { claimingToLast, drawFilm, testTools } from './film.fixture.ts';
import { lookIntoFilm } from './look-into-film.ts';
import { makeRungs } from './make-rungs.ts';
import { measureGain, measureLength, measureMode } from './measure-film.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hessa-hostile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function keep(bytes: Buffer, name = 'film'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

/** The whole way of a film with its smallest quality and its sound, as its job goes it; a sentence is an end too. */
async function makeAnyway(path: string, into: string): Promise<void> {
  const tools = testTools();
  try {
    const facts = await lookIntoFilm(tools, path);
    const durationSeconds = facts.durationSeconds ?? (await measureLength(tools, path));
    const mode = await measureMode(tools, path, durationSeconds);
    const gain = await measureGain(tools, path, facts);
    const [rung = null] = filmLadder(facts, mode).slice(-1);
    const work = { tools, path, facts, gain, durationSeconds, folder: into, onProgress: async () => {} };
    const pass = facts.channels > 0 ? [rung, null] : [rung];
    expect(await makeRungs(pass, work)).toHaveLength(pass.length);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(error.code).toMatch(/^film\./);
  }
}

describe('a file that only pretends', () => {
  const refusal = async (bytes: Buffer, name?: string) =>
    lookIntoFilm(testTools(), await keep(bytes, name)).then(
      () => null,
      (error: unknown) => (error instanceof DomainError ? error.code : Promise.reject(error)),
    );

  test('ends as a sentence: cut short, a list of other files, a sound, nothing at all [FILM-03]', async () => {
    const film = drawFilm();
    expect(await refusal(film.subarray(0, 600))).toBe('film.broken');
    expect(await refusal(Buffer.from('#EXTM3U\n#EXTINF:6,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'))).toBe('film.broken');
    expect(await refusal(Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"))).toBe('film.broken');
    expect(await refusal(Buffer.alloc(5000))).toBe('film.broken');
    const sound = drawFilm({ args: ['-map', '1:a', '-c:a', 'aac'] });
    expect(await refusal(sound)).toBe('film.no_picture');
    const short = drawFilm({ seconds: 0.2, size: '160x120', ending: 'mkv' });
    expect(await refusal(claimingToLast(short, 365 * 24 * 60 * 60))).toBe('film.too_long');
    for (const streams of [40, 120]) {
      const maps = Array.from({ length: streams }, () => ['-map', '0:v']).flat();
      const wide = { seconds: 0.2, size: '64x48', rate: 5, sound: 'none', ending: 'mkv' } as const;
      const many = drawFilm({ ...wide, args: [...maps, '-c:v', 'mpeg4'] });
      expect(await refusal(many), `${streams} streams`).toBe('film.too_many_streams');
    }
  });

  test('by 200 changed bytes here and there is refused or made, and always soon over [FILM-03, T-UPL-7]', async () => {
    // Small, so that what is changed is often what describes it.
    const film = drawFilm({ seconds: 0.5, size: '160x120', rate: 10 });
    // A generator of our own: the same 200 files every time.
    let state = 20_261_116;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state % below;
    };
    const spoiled = Array.from({ length: 200 }, (_, round) => {
      const bytes = Buffer.from(film);
      // Headers are where it hurts: half of the changes go there.
      const within = round % 2 === 0 ? bytes.length : Math.min(1200, bytes.length);
      const from = round % 4 < 2 ? 0 : bytes.length - within;
      for (let change = 0; change <= random(30); change++) bytes[from + random(within)] = random(256);
      return bytes;
    });
    const outcomes = { read: 0, made: 0, refused: 0 };
    // Four at a time: each is last in line for the processor and mostly waits.
    const look = async (lane: number) => {
      for (let bytes = spoiled.pop(); bytes; bytes = spoiled.pop()) {
        const code = await refusal(bytes, `film-${lane}`);
        if (code === null) {
          outcomes.read++;
          // What can be looked into goes the whole way, one in eight of it here.
          if (outcomes.read % 8 === 1) {
            await makeAnyway(join(folder, `film-${lane}`), join(folder, `made-${lane}`));
            outcomes.made++;
          }
        } else {
          expect(code).toMatch(/^film\./);
          outcomes.refused++;
        }
      }
    };
    await Promise.all([0, 1, 2, 3].map(look));
    expect(outcomes.read + outcomes.refused).toBe(200);
    expect(outcomes.refused).toBeGreaterThan(0);
    expect(outcomes.made).toBeGreaterThan(0);
  });
});
