import { ME, NOW } from '@hessa/rules/pages/page';
import { DEVICE_ID_KEY, FLAG_KEY, OUTBOX_KEY, TOKEN_KEY, USER_ID_KEY, USER_KEY } from '../session/storage-keys.ts';
import type { EarlyRead } from './early-answers.ts';
import type { EarlyAsk } from './early-script.ts';

/** Written into this script's text by the server, for each page its own. */
declare const __EARLY_ASK__: EarlyAsk;

/**
 * Runs in the head, before any file: a signed-in reader's page asks for its data while its code is on the way, and
 * `takeEarly` hands the answers to the first call that wants them. The page and its reads are patterns, not one
 * address, because the phone opens every page of a kind with one kept copy. While a write waits on the phone nothing is
 * asked: the answer might be older than it.
 */
try {
  const { page, reads, headers } = __EARLY_ASK__;
  const { pathname, search } = location;
  const stored = (key: string) => localStorage.getItem(key);
  const token = stored(TOKEN_KEY);
  const deviceId = stored(DEVICE_ID_KEY);
  const userId: string = JSON.parse(stored(USER_KEY) ?? '').id.trim();
  const isMember = token && userId && deviceId && stored(USER_ID_KEY) && stored(FLAG_KEY) === 'true';
  if (isMember && !stored(OUTBOX_KEY) && !search && page.test(pathname)) {
    const answers: Record<string, EarlyRead> = {};
    let proof: Promise<boolean> | undefined;
    const filled = (text: string) => pathname.replace(page, text).replace(ME, () => encodeURIComponent(userId));
    for (const [url, address] of reads) {
      const ending = new AbortController();
      const answer = fetch(filled(address).replace(NOW, String(Date.now())), {
        headers: { ...headers, DeviceId: deviceId, Authorization: `Bearer ${token}` },
        credentials: 'include',
        signal: ending.signal,
      }).then(async (response) => {
        const text = await response.text();
        return { status: response.status, ok: response.ok, text, at: Date.now() };
      });
      const ok = answer.then(
        (one) => one.ok,
        () => false,
      );
      proof ??= ok;
      answers[filled(url)] = { answer, stop: () => ending.abort() };
    }
    window.earlyReads = { token, answers, proof };
  }
} catch {
  // The page asks for itself, a round trip later.
}
