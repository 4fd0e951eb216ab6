import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { findFilmTools } from '../../apps/server/src/platform/films/find-film-tools.ts';
import { loadOfMachine } from '../../scripts/cluster/load-of-machine.ts';
import { openSlowLine } from '../../scripts/slow-line.ts';
import { startBare, startRealServer } from '../api/parts/processes.ts';
import { medianRound, type Round, runRound, type Target } from '../api/parts/round.ts';
import { printTable } from '../api/parts/table.ts';
import { openFilm, TENANT } from '../media/parts/open-film.ts';
import { logInDemo } from '../phone/parts/log-in-demo.ts';
import { launchCheap, newPhone } from '../phone/parts/phone.ts';
import { drawSample, type Sample } from './parts/draw-samples.ts';
import { type MadeFilm, makeLadder } from './parts/make-ladder.ts';
import { placeFilm } from './parts/place-film.ts';
import { ratePicture } from './parts/rate-picture.ts';
import { watchFilm } from './parts/watch-film.ts';

/**
 * What a film takes: an hour of each quality in megabytes, a minute of it in processor time, how near it comes to what
 * was filmed, how it starts and stalls behind a slow line, and what serving a piece costs beside a bare server that
 * sends the same bytes. The samples are drawn by the bench. A part or a sample runs alone by its name and is over in
 * minutes: `npm run bench -- video camera`, `npm run bench -- video board line --lines 256 --minutes 10`.
 */
const PARTS = ['cost', 'quality', 'line', 'serving'] as const;
const SAMPLES = ['board', 'camera'] as const;
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    /** Of each sample that nobody watches; grain is what an encoder likes least, and 20 s of it say enough. */
    seconds: { type: 'string' },
    /** Watched behind each line. */
    minutes: { type: 'string', default: '10' },
    /** Kilobits a second. */
    lines: { type: 'string', default: '256,1000,4000' },
    /** Of serving pieces. */
    rounds: { type: 'string', default: '5' },
  },
});
const GOALS = { boardMegabytesPerHour: 75, processorPerFilm: 1.5, startSeconds: 6, stallSeconds: 1 };
const WATCHED_SECONDS = Number(values.minutes) * 60;
const SHORT_SECONDS = { board: 60, camera: 20 };
const known: readonly string[] = [...PARTS, ...SAMPLES];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are: ${known.join(', ')}`);
const named = <Name extends string>(names: readonly Name[], otherwise: readonly Name[]) => {
  const found = names.filter((name) => positionals.includes(name));
  return found.length > 0 ? found : otherwise;
};
const samples = named(SAMPLES, SAMPLES);
// Who names a sample wants to know what it takes; behind a line it takes as long as it is watched.
const wanted = named(PARTS, positionals.length > 0 ? ['cost', 'quality'] : PARTS);
/** Of the account that `openFilm` signs in. */
const STUDENT_PHONE = '01000000002';

const tools = findFilmTools({ ffmpegPath: process.env.FFMPEG_PATH, ffprobePath: process.env.FFPROBE_PATH });
if (!tools) throw new Error('no ffmpeg was found; see FFMPEG_PATH in docs/OPERATIONS.md');
const found = tools;
const folder = await mkdtemp(join(tmpdir(), 'hessa-bench-video-'));
const server = await startRealServer([]);
const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const lesson = await openFilm(server.url, sql, 'streamed');
  // Of the demo's own film: before another takes its place.
  if (wanted.includes('serving')) await tellServing(sql);
  for (const sample of samples) {
    if (wanted.includes('cost') || wanted.includes('quality')) {
      const { path, film } = await make(sample, Number(values.seconds ?? SHORT_SECONDS[sample]));
      if (wanted.includes('cost')) tellCost(sample, film);
      if (wanted.includes('quality')) tellPictures(sample, path, film);
    }
    if (!wanted.includes('line')) continue;
    // The clearest that is chosen from, and the two that a slow line would fall back to.
    const { film } = await make(sample, WATCHED_SECONDS + 10, (rung) => [720, 360, 240].includes(rung?.lines ?? 0));
    await placeFilm(sql, { dataDir: server.dataDir, tenantId: TENANT, lessonId: lesson.lessonId }, film);
    await tellWatching(sample, `/course/${lesson.courseId}/lesson/${lesson.lessonId}/video`);
  }
} finally {
  await sql.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function make(sample: Sample, seconds: number, wants?: Parameters<typeof makeLadder>[3]) {
  console.log(`\nDrawing and making ${seconds} s of a ${sample}; ${loadOfMachine()}`);
  const path = drawSample(found, sample, seconds, folder);
  return { path, film: await makeLadder(found, path, join(folder, `${sample}-${seconds}`), wants) };
}

function nameOf({ rung }: Pick<MadeFilm['rungs'][number], 'rung'>): string {
  return rung ? `${rung.lines}p, ${rung.frameRate}/s` : 'sound alone';
}

function tellCost(sample: Sample, film: MadeFilm): void {
  console.log(
    `${sample}: taken for a ${film.mode}, looked at and measured in ${film.measuringCpuSeconds.toFixed(1)} s`,
  );
  line('quality', 'MB/h');
  for (const made of film.rungs) {
    const perHour = (made.bytes / 1e6 / film.seconds) * 3600;
    line(nameOf(made), perHour.toFixed(1));
    const isReadable = film.mode === 'board' && made.rung?.lines === 720;
    if (isReadable) judge('the readable board', perHour, GOALS.boardMegabytesPerHour, 'MB/h');
  }
  line('made in one reading', 'processor s/min');
  for (const { rungs, cpuSeconds } of film.passes) {
    const names = rungs.map((rung) => rung?.lines ?? 'sound').join(', ');
    line(names, ((cpuSeconds / film.seconds) * 60).toFixed(1));
  }
  const all = film.passes.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, film.measuringCpuSeconds);
  judge('processor hours for an hour of film', all / film.seconds, GOALS.processorPerFilm, '');
}

/** Comparing takes longer than making, so that it is a part of its own. */
function tellPictures(sample: Sample, path: string, film: MadeFilm): void {
  line(`${sample}, beside what was filmed`, 'picture');
  for (const made of film.rungs) {
    const rating = ratePicture(found, path, made);
    if (rating) line(nameOf(made), `${rating.name} ${rating.value.toFixed(rating.name === 'VMAF' ? 1 : 4)}`);
  }
}

async function tellWatching(sample: Sample, address: string): Promise<void> {
  console.log(`  ${loadOfMachine()}`);
  line(`${sample} behind a line of`, 'start s', 'stalls', 'longest s', 'played s', 'lines');
  for (const kilobits of String(values.lines).split(',').map(Number)) {
    // A browser of its own each time: nothing of the last one lies in its cache. An account has two devices at most.
    const browser = await launchCheap();
    const slow = await openSlowLine(server.url);
    try {
      await sql`delete from sessions where tenant_id = ${TENANT}`;
      await sql`delete from devices where tenant_id = ${TENANT}`;
      // Nobody has watched it yet: a place to go on from is asked about before anything plays.
      await sql`delete from lesson_progress where tenant_id = ${TENANT}`;
      const phone = await logInDemo(await newPhone(browser), slow.url, STUDENT_PHONE);
      await phone.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await phone.page.goto(slow.url + address);
      await phone.page.locator('html[data-awake="true"]').waitFor({ state: 'attached' });
      const seen = await watchFilm(phone, { line: slow, kilobits, seconds: WATCHED_SECONDS });
      line(
        `${kilobits} kbps`,
        seen.startSeconds.toFixed(1),
        String(seen.stalls),
        seen.longestStallSeconds.toFixed(1),
        seen.playedSeconds.toFixed(0),
        String(seen.lines),
      );
      if (sample === 'board' && kilobits === 256) {
        judge('its start', seen.startSeconds, GOALS.startSeconds, 's');
        judge('its longest stall', seen.longestStallSeconds, GOALS.stallSeconds, 's');
      }
    } finally {
      await browser.close();
      await slow.close();
    }
  }
}

/** A piece as students fetch it, beside the same bytes from a server that does nothing else. */
async function tellServing(db: Sql): Promise<void> {
  const { link, cookie } = await openFilm(server.url, db, 'streamed');
  const read = async (address: string) => (await fetch(address, { headers: { cookie } })).text();
  const addresses = (text: string) => text.split('\n').filter((entry) => entry !== '' && !entry.startsWith('#'));
  const [rung = ''] = addresses(await read(server.url + link));
  const [piece = ''] = addresses(await read(new URL(rung, server.url + link).href));
  const [, , , mediaId = ''] = piece.split('/');
  const bytes = Number(/0-(\d+)\.ts$/.exec(piece)?.[1]) + 1;
  const entry = join(import.meta.dirname, '../media/parts/bare-file-server.ts');
  const file = join(server.dataDir, 'media', TENANT, mediaId);
  const bare = await startBare(entry, server.databaseUrl, [TENANT, mediaId, file, String(bytes)]);
  try {
    const ours: Target = {
      name: `a piece of ${bytes} bytes`,
      url: server.url + piece,
      serverPid: server.pid,
      headers: {},
    };
    const alone: Target = { name: 'bare: the same bytes', url: `${bare.url}/piece`, serverPid: bare.pid, headers: {} };
    const [row] = await db`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
    const rounds: [Round[], Round[]] = [[], []];
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const [at, target] of [ours, alone].entries()) {
        const result = await runRound(target, { seconds: 2, connections: 10, postmaster: Number(row?.pid) });
        if (round > 0) rounds[at as 0 | 1].push(result);
      }
    }
    console.log(loadOfMachine());
    printTable(ours.name, medianRound(rounds[0]), alone.name, medianRound(rounds[1]));
  } finally {
    await bare.stop();
  }
}

function judge(what: string, value: number, goal: number, unit: string): void {
  const kept = value <= goal;
  console.log(`  ${what}: ${value.toFixed(2)} ${unit}, goal ${goal}: ${kept ? 'kept' : 'MISSED'}`);
  if (!kept) process.exitCode = 1;
}

function line(first: string, ...others: string[]): void {
  console.log(`  ${first.padEnd(28)}${others.map((text) => text.padStart(17)).join('')}`);
}
