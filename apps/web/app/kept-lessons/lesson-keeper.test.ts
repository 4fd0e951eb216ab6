import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account, fakeBrowser } from '../testing/fake-browser.ts';
import type { KeptRecord } from './kept-records.ts';

const RECORD = {
  lessonId: 7,
  lines: 360,
  mediaId: 'm1',
  pieces: [[100, 4_000]],
  keys: ['sealed'],
  grant: '',
  wanted: true,
  trouble: null,
  keptSince: 1,
  renewedAt: 0,
} as unknown as KeptRecord;

let keeper: typeof import('./lesson-keeper.ts');
let records: KeptRecord[];
let readRecords: () => Promise<KeptRecord[]>;
let askForGrant: () => Promise<unknown>;
let lineIsBack: () => void;
let isQuestionHere: boolean;
let refusal: Error;
let deadLine: Error;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  fakeBrowser();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => {
    if (kind === 'online') lineIsBack = listener;
  });
  records = [{ ...RECORD, renewedAt: Date.now() }];
  readRecords = async () => [...records];
  vi.doMock('./kept-records.ts', () => ({
    readRecords: () => readRecords(),
    readClock: async () => null,
    writeRecord: async (_userId: string, record: KeptRecord) => {
      records = [record];
    },
    removeRecord: async () => {
      records = [];
    },
  }));
  vi.doMock('./kept-pieces.ts', () => ({
    heldPieces: async () => new Set([0]),
    dropPieces: async () => {},
    dropStrayPieces: async () => {},
  }));
  isQuestionHere = false;
  vi.doMock('./kept-dialog.tsx', () => {
    isQuestionHere = true;
    return {};
  });
  vi.doMock('./lesson-grant.ts', () => ({ askForGrant: () => askForGrant() }));
  keeper = await import('./lesson-keeper.ts');
  const { ApiError } = await import('../api/api-error.ts');
  refusal = new ApiError('course.not_enrolled', 403, '', '');
  deadLine = new ApiError('network.failed', 0, '', '');
  (await import('../session/session-store.ts')).startSession(account, 'token-1');
  askForGrant = () => Promise.reject(refusal);
});
afterEach(() => {
  for (const name of ['./kept-records.ts', './kept-pieces.ts', './kept-dialog.tsx', './lesson-grant.ts'])
    vi.doUnmock(name);
  vi.useRealTimers();
  vi.resetModules();
});

const shown = () => keeper.keptLessons()?.map(({ lessonId }) => lessonId);

/** The phone answers what it had when it was asked, but only when it is told to. */
function slowPhone() {
  const { promise, resolve } = Promise.withResolvers<void>();
  readRecords = async () => {
    const had = [...records];
    await promise;
    return had;
  };
  return resolve;
}

test('what is asked before logging out is here with the first lesson, so that it needs no line [LEARN-235]', async () => {
  await keeper.wakeKeeper(account.id);
  await vi.waitFor(() => expect(isQuestionHere).toBe(true));
});

test('nothing is fetched for a phone that keeps no lesson [LEARN-235]', async () => {
  records = [];
  await keeper.wakeKeeper(account.id);
  await vi.advanceTimersByTimeAsync(100);
  expect(isQuestionHere).toBe(false);
});

describe('a lesson that the gate refuses', () => {
  test('stays gone, also when somebody else had asked what the phone has just before [FILM-20]', async () => {
    await keeper.wakeKeeper(account.id);
    expect(shown()).toEqual([7]);
    const answer = slowPhone();
    const second = keeper.wakeKeeper(account.id);
    lineIsBack();
    await vi.waitFor(() => expect(shown()).toEqual([]));
    answer();
    await second;
    expect(shown()).toEqual([]);
    expect(records).toEqual([]);
  });

  test('goes when the line comes back while the phone is still being looked at [FILM-20]', async () => {
    const answer = slowPhone();
    const waking = keeper.wakeKeeper(account.id);
    lineIsBack();
    answer();
    await waking;
    await vi.waitFor(() => expect(shown()).toEqual([]));
  });

  test('goes when a line that was back too early carries something, or on the next page [FILM-20]', async () => {
    await keeper.wakeKeeper(account.id);
    askForGrant = () => Promise.reject(deadLine);
    lineIsBack();
    await vi.waitFor(() => expect(records[0]?.renewedAt).toBe(0));
    expect(shown()).toEqual([7]);
    askForGrant = () => Promise.reject(refusal);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown()).toEqual([]);
  });

  test('stays while only another film is being made in its place [FILM-44]', async () => {
    const { ApiError } = await import('../api/api-error.ts');
    await keeper.wakeKeeper(account.id);
    const asked = Promise.withResolvers<void>();
    askForGrant = async () => {
      asked.resolve();
      throw new ApiError('lesson.film_not_ready', 409, '', '');
    };
    lineIsBack();
    await asked.promise;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown()).toEqual([7]);
    expect(records).toHaveLength(1);
  });
});
