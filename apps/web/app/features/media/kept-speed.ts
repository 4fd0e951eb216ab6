import { PLAYBACK_SPEEDS } from '@hessa/rules/media/playback';
import { readStored, writeStored } from '../../session/safe-storage.ts';
import { getSession } from '../../session/session-store.ts';
import { VIDEO_SPEED_KEY } from '../../session/storage-keys.ts';

/** How fast the student who is signed in played the last video on this phone; what is damaged or another's is 1. */
export function keptSpeed(): number {
  try {
    const kept = JSON.parse(readStored(VIDEO_SPEED_KEY) ?? 'null') as { userId?: unknown; speed?: unknown } | null;
    if (kept?.userId !== ownId()) return 1;
    return PLAYBACK_SPEEDS.find((speed) => speed === kept?.speed) ?? 1;
  } catch {
    return 1;
  }
}

export function keepSpeed(speed: number): void {
  const userId = ownId();
  if (userId !== undefined) writeStored(VIDEO_SPEED_KEY, JSON.stringify({ userId, speed }));
}

function ownId(): string | undefined {
  const session = getSession();
  return session.status === 'member' ? session.user.id : undefined;
}
