import { describe, expect, test } from 'vitest';
import {
  grantText,
  grantUntil,
  type KeptGrant,
  keptState,
  keptTimeLeft,
  markByPhone,
  markByServer,
  readGrant,
} from './kept-grant.ts';
import { KEPT_AT_MOST_BYTES, keptRoom } from './kept-room.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const T = Date.UTC(2026, 10, 16, 12);

const grant = (endsAt: number | null): KeptGrant => ({
  accountId: 'a3f0',
  lessonId: 7,
  mediaId: 'rung00000000000000001a',
  givenAt: T,
  until: grantUntil(T, endsAt),
  endsAt,
});

describe('the right to play a kept lesson', () => {
  test('lasts as long as the lesson is open, and thirty days at most without being asked for again [FILM-19]', () => {
    expect(grantUntil(T, T + DAY)).toBe(T + DAY);
    expect(grantUntil(T, T + 90 * DAY)).toBe(T + 30 * DAY);
    expect(grantUntil(T, null)).toBe(T + 30 * DAY);
  });

  test.each([grant(T + DAY), grant(null)])('is read as it was written [FILM-19]', (given) => {
    expect(readGrant(grantText(given))).toEqual(given);
  });

  test.each(['', 'kept-1 a 7 m x 2 -', 'kept-2 a 7 m 1 2 -', 'kept-1 a 7 m 1 2 - more', 'kept-1 a 7 m 1'])(
    'is none where the text is another: "%s" [FILM-19]',
    (text) => {
      expect(readGrant(text)).toBeNull();
    },
  );

  const mark = markByServer(T, T);
  test.each([
    ['open', grant(T + DAY), mark, T + DAY - 1],
    ['ended', grant(T + DAY), mark, T + DAY],
    ['open', grant(null), mark, T + 30 * DAY - 1],
    ['needs-line', grant(null), mark, T + 30 * DAY],
    ['needs-line', grant(T + 60 * DAY), mark, T + 31 * DAY],
    // Set back, after it was seen to be over and before.
    ['clock-back', grant(T + DAY), markByPhone(mark, T + 2 * DAY), T + HOUR],
    ['clock-back', grant(T + DAY), mark, T - DAY],
    // A few minutes back are no fraud, and no gain: the latest moment counts.
    ['ended', grant(T + DAY), markByPhone(mark, T + DAY), T + DAY - 5 * 60_000],
    // A phone that is three hours late was late when the server told the time, too.
    ['open', grant(T + DAY), markByServer(T, T - 3 * HOUR), T - 2 * HOUR],
    ['ended', grant(T + DAY), markByServer(T, T - 3 * HOUR), T + 21 * HOUR],
  ] as const)('is %s [FILM-19]', (state, given, seen, phoneNow) => {
    expect(keptState(given, seen, phoneNow)).toBe(state);
  });

  test('a mark never goes back without a line, and is mended by one [FILM-19]', () => {
    const ahead = markByPhone(mark, T + 400 * DAY);
    expect(markByPhone(ahead, T)).toEqual(ahead);
    expect(keptState(grant(null), ahead, T + HOUR)).toBe('clock-back');
    expect(keptState(grant(null), markByServer(T + HOUR, T + HOUR), T + HOUR)).toBe('open');
  });

  test('tells how much is left by the latest moment it saw [FILM-19]', () => {
    expect(keptTimeLeft(grant(T + DAY), markByPhone(mark, T + HOUR), T)).toBe(23 * HOUR);
    expect(keptTimeLeft(grant(null), mark, T)).toBeNull();
  });
});

test.each([
  ['fits', { bytes: 42_000_000, keptBytes: 0, freeBytes: null }],
  ['fits', { bytes: 42_000_000, keptBytes: KEPT_AT_MOST_BYTES - 42_000_000, freeBytes: 62_000_000 }],
  ['over-allowance', { bytes: 42_000_001, keptBytes: KEPT_AT_MOST_BYTES - 42_000_000, freeBytes: null }],
  ['phone-full', { bytes: 42_000_000, keptBytes: 0, freeBytes: 61_999_999 }],
] as const)('a lesson %s, asked before its first byte [FILM-18]', (room, question) => {
  expect(keptRoom(question)).toBe(room);
});
