import { solveWork } from '@hessa/rules/work/solve-work';

/** A thread of its own for the counting, so that the page stays awake on a phone with one good core. */
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(solveWork(data)));
