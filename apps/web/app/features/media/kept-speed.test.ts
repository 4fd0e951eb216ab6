import { beforeEach, expect, test, vi } from 'vitest';
import { writeStored } from '../../session/safe-storage.ts';
import { getSession } from '../../session/session-store.ts';
import { VIDEO_SPEED_KEY } from '../../session/storage-keys.ts';
import { keepSpeed, keptSpeed } from './kept-speed.ts';

vi.mock('../../session/session-store.ts', () => ({ getSession: vi.fn() }));

const member = (id: string) =>
  vi.mocked(getSession).mockReturnValue({ status: 'member', user: { id } } as ReturnType<typeof getSession>);

beforeEach(() => member('mariam'));

test('a speed is kept for the account that chose it [FILM-69]', () => {
  expect(keptSpeed()).toBe(1);
  keepSpeed(1.5);
  expect(keptSpeed()).toBe(1.5);
  member('omar');
  expect(keptSpeed()).toBe(1);
  vi.mocked(getSession).mockReturnValue({ status: 'guest' } as ReturnType<typeof getSession>);
  expect(keptSpeed()).toBe(1);
});

test.each(['3', '{"userId":"mariam","speed":9}', '{"userId":"mariam"}', 'null', '{'])(
  'what is damaged is no speed: %s [FILM-69]',
  (kept) => {
    writeStored(VIDEO_SPEED_KEY, kept);
    expect(keptSpeed()).toBe(1);
  },
);
