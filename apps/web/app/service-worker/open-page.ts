export interface PageSources {
  /** The answer over the line; rejects when there is none. */
  fromLine: Promise<Response>;
  kept: () => Promise<Response | undefined>;
  offline: () => Promise<Response>;
  pause: (milliseconds: number) => Promise<void>;
}

/** A line that has not answered by then is not waited for when the page is kept. */
export const LINE_LIMIT_MS = 4_000;
/** Without a kept page there is only the line to wait for, but not for ever. */
export const LAST_LIMIT_MS = 25_000;

/** The line first, then what is kept, then a page that says how things stand. */
export async function openPage({ fromLine, kept, offline, pause }: PageSources): Promise<Response> {
  const line = fromLine.catch(() => null);
  const giveUp = (after: number) => pause(after).then(() => null);
  const answer = await Promise.race([line, giveUp(LINE_LIMIT_MS)]);
  if (answer && answer.status < 500) return answer;
  return (
    (await kept()) ?? answer ?? (await Promise.race([line, giveUp(LAST_LIMIT_MS - LINE_LIMIT_MS)])) ?? (await offline())
  );
}
