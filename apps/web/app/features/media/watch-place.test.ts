import { beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '../../session/session-store.ts';
import { keepWatchPlace, newestPlace } from './watch-place.ts';

vi.mock('../../session/session-store.ts', () => ({ getSession: vi.fn() }));

const member = (id: string) =>
  vi.mocked(getSession).mockReturnValue({ status: 'member', user: { id } } as ReturnType<typeof getSession>);

beforeEach(() => member('mariam'));

test('the newer of the phone’s own place and the server’s is where a video goes on [LEARN-02]', () => {
  keepWatchPlace(7, { positionSeconds: 17, atMs: 1_000 });
  expect(newestPlace(7, { positionSeconds: 11, atMs: 900 })).toBe(17);
  // This phone's report from before, which was on its way for a second.
  expect(newestPlace(7, { positionSeconds: 11, atMs: 2_000 })).toBe(17);
  // Another device watched on meanwhile.
  expect(newestPlace(7, { positionSeconds: 300, atMs: 4_000 })).toBe(300);
  expect(newestPlace(8, { positionSeconds: 5, atMs: 0 })).toBe(5);
});

test('a place belongs to the account that left it [LEARN-02]', () => {
  keepWatchPlace(7, { positionSeconds: 17, atMs: 1_000 });
  member('omar');
  expect(newestPlace(7, { positionSeconds: 0, atMs: 0 })).toBe(0);
  keepWatchPlace(9, { positionSeconds: 3, atMs: 1_000 });
  member('mariam');
  expect(newestPlace(7, { positionSeconds: 0, atMs: 0 })).toBe(0);
});

test('the phone keeps the latest forty places [LEARN-02]', () => {
  for (let lesson = 1; lesson <= 45; lesson++) keepWatchPlace(lesson, { positionSeconds: lesson, atMs: lesson });
  expect(newestPlace(5, { positionSeconds: 0, atMs: 0 })).toBe(0);
  expect(newestPlace(6, { positionSeconds: 0, atMs: 0 })).toBe(6);
});
