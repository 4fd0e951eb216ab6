import { spawn } from 'node:child_process';
import { takeCores } from './take-cores.ts';

export interface ToolLimits {
  /** Of the processor. The clock on the wall may run further, for a machine that has other things to do. */
  seconds: number;
  memoryMegabytes: number;
  /** Of the machine, however many threads it starts. */
  cores: number;
  /** Of any file it writes. */
  fileMegabytes: number;
  /** Of what it says on its standard output. */
  saysBytes: number;
}

export type ToolOutcome =
  | { kind: 'done'; said: string; complained: string }
  /** It ended by itself and was not content. */
  | { kind: 'refused'; complaint: string }
  /** It was ended: too slow, too talkative. */
  | { kind: 'stopped'; why: 'time' | 'output' };

/** By how much a tool may be slower than its processor time; one that waits for something never ends by itself. */
const WALL_FACTOR = 10;

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The end of what a program complained about; the beginning is how it was built. */
const COMPLAINT_BYTES = 4000;

/**
 * The limits are the kernel's, set by the shell for what it starts; where there is no `taskset`, all cores are its. The
 * shell also holds the other end of a pipe of ours: when that closes, because we want it or because this server was
 * killed, so does the program end.
 */
const WARDEN = `
ulimit -c 0
ulimit -t "$1" && ulimit -v "$2" && ulimit -f "$3" || exit 125
bind=
taskset -c "$4" true 2>/dev/null && bind="taskset -c $4"
shift 4
nice -n 10 $bind "$@" </dev/null 3<&- &
program=$!
( read -r _ <&3; kill -9 "$program" ) &
warden=$!
wait "$program"
outcome=$?
kill "$warden" 2>/dev/null
exit "$outcome"
`;

/**
 * Tools that carry their C library inside die of the machine's own converters of letters, which are of another
 * version; a transport stream's name is enough to ask for one. Told of a folder, the library leaves the machine's list.
 */
const NO_CONVERTERS = '/dev/null';

interface Run {
  limits: ToolLimits;
  /** Told each line of the standard output as it comes; a rejection ends the program and is thrown. */
  onLine?: (line: string) => void | Promise<void>;
}

/** Runs a program on what strangers sent: in a process of its own, last in line for the processor, and bounded. */
export async function runLimited(
  program: string,
  args: readonly string[],
  { limits, onLine }: Run,
): Promise<ToolOutcome> {
  const { seconds, memoryMegabytes, fileMegabytes, saysBytes } = limits;
  const bounds = [seconds, memoryMegabytes * 1024, fileMegabytes * 2048].map((value) => String(Math.ceil(value)));
  const { cores, giveBack } = takeCores(limits.cores);
  const child = spawn('/bin/sh', ['-c', WARDEN, 'sh', ...bounds, cores.join(','), program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', GCONV_PATH: NO_CONVERTERS },
  });
  const [, stdout, stderr, leash] = child.stdio;
  leash?.on('error', () => {});
  let stopped: 'time' | 'output' | null = null;
  let trouble: unknown = null;
  const end = () => void leash?.destroy();
  const stop = (why: 'time' | 'output') => {
    stopped ??= why;
    end();
  };
  const patience = setTimeout(() => stop('time'), Math.min(seconds * WALL_FACTOR * 1000, LONGEST_TIMER_MS));

  let said = '';
  let bytes = 0;
  let rest = '';
  let telling: Promise<void> = Promise.resolve();
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    bytes += Buffer.byteLength(text);
    if (bytes > saysBytes) return stop('output');
    if (!onLine) said += text;
    else {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        telling = telling.then(() => (trouble === null ? onLine(line) : undefined)).catch(giveUp);
      }
    }
  });
  let complaint = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_BYTES);
  });
  function giveUp(error: unknown) {
    trouble ??= error;
    end();
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', end);
    child.once('close', resolve);
  }).finally(() => {
    clearTimeout(patience);
    giveBack();
  });
  await telling;
  if (trouble !== null) throw trouble;
  if (stopped) return { kind: 'stopped', why: stopped };
  // 128 and the signal: the kernel ended it, for its processor time (24, or 9 at once) or for what it wrote (25).
  if (code === 128 + 24 || code === 128 + 9) return { kind: 'stopped', why: 'time' };
  if (code === 128 + 25) return { kind: 'stopped', why: 'output' };
  return code === 0 ? { kind: 'done', said, complained: complaint } : { kind: 'refused', complaint };
}
