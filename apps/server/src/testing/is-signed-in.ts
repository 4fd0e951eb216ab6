import type { TestClient } from './test-client.ts';

/** Asks a protected call that changes nothing: 400 "no changes" with a live login, 401 without. */
export async function isSignedIn(device: TestClient): Promise<boolean> {
  const answer = await device.call('PUT /api/Student/profile', { body: {} });
  if (answer.status === 400 && answer.body.code === 'profile.no_changes') return true;
  if (answer.status === 401) return false;
  throw new Error(`unexpected answer ${answer.status} ${answer.text}`);
}
