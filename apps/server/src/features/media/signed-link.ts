import { z } from 'zod';
import type { Caller } from '../../calls/context.ts';
import { equalHashes, signText } from '../../platform/keyed-hash.ts';
import type { Secrets } from '../../settings/key-ring.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/**
 * A sheet is fetched at once; a video may be paused over dinner. A link ends on a whole step, so that a page loaded
 * twice names the same address and the browser's cache works.
 */
const LINK_LIFETIMES = {
  attachment: { atMostMs: 5 * MINUTE, stepMs: MINUTE },
  video: { atMostMs: 6 * HOUR, stepMs: HOUR },
} as const;

const LONGEST_MS = Math.max(...Object.values(LINK_LIFETIMES).map(({ atMostMs }) => atMostMs));

export type LinkKind = keyof typeof LINK_LIFETIMES;

/** Where in the catalogue a file is held: who lost the unit lost the file. */
export interface Place {
  courseId: number;
  unitId: number;
  /** Whose file it is; none for a handout of the unit. */
  lessonId?: number;
}

export interface LinkSubject {
  tenantId: string;
  mediaId: string;
  /** The login that asked; the link dies with it. */
  sessionId: string;
  /** Null for a file of the console, which no enrolment opens. */
  place: Place | null;
}

/** By what a request shows that it comes from whoever asked for the link. */
export type Holder = `cookie ${string}` | `address ${string}`;

export function cookieHolder(cookieHash: Buffer): Holder {
  return `cookie ${cookieHash.toString('hex')}`;
}

export function addressHolder(addressHash: Buffer): Holder {
  return `address ${addressHash.toString('hex')}`;
}

/** What makes a link open: for which login and place, until when, and the proof of it. */
export function signedQuery(
  { current }: Secrets,
  subject: LinkSubject,
  holder: Holder,
  kind: LinkKind,
  now: Date,
): string {
  const { atMostMs, stepMs } = LINK_LIFETIMES[kind];
  const until = Math.floor((now.getTime() + atMostMs) / stepMs) * stepMs;
  const place = placeText(subject.place);
  const signature = sign(current.mediaKey, subject, holder, until).toString('base64url');
  return `l=${subject.sessionId}${place && `&p=${place}`}&e=${until}&s=${signature}`;
}

/** The same as it comes back with a request. */
const signatureQuery = z.object({
  l: z.uuid(),
  p: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}(?:\.\d{1,15})?$/)
    .optional(),
  e: z.string().regex(/^\d{10,16}$/),
  s: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});

type LinkShower = Pick<Caller, 'deviceCookieHash' | 'addressHash'>;

/** For whom a link was made, if it is one of ours, its time is not over and who shows it is who was given it. */
export function readLink(
  secrets: Secrets,
  file: { tenantId: string; mediaId: string },
  query: unknown,
  caller: LinkShower,
  now: Date,
): LinkSubject | null {
  const shown = signatureQuery.safeParse(query);
  if (!shown.success) return null;
  const { l: sessionId, p, e, s } = shown.data;
  const subject = { ...file, sessionId, place: readPlace(p) };
  const until = Number(e);
  if (until <= now.getTime()) return null;
  const signature = Buffer.from(s, 'base64url');
  const keys = secrets.forWhatLives(LONGEST_MS);
  const isGood = keys.some(({ mediaKey }) =>
    holdersOf(caller).some((holder) => equalHashes(sign(mediaKey, subject, holder, until), signature)),
  );
  return isGood ? subject : null;
}

function holdersOf({ deviceCookieHash, addressHash }: LinkShower): Holder[] {
  return [...(deviceCookieHash ? [cookieHolder(deviceCookieHash)] : []), addressHolder(addressHash)];
}

export function placeText(place: Place | null): string {
  if (!place) return '';
  const { courseId, unitId, lessonId } = place;
  return [courseId, unitId, ...(lessonId === undefined ? [] : [lessonId])].join('.');
}

function readPlace(text: string | undefined): Place | null {
  if (text === undefined) return null;
  const [courseId = 0, unitId = 0, lessonId] = text.split('.').map(Number);
  return { courseId, unitId, ...(lessonId === undefined ? {} : { lessonId }) };
}

function sign(key: string, subject: LinkSubject, holder: Holder, until: number): Buffer {
  const { tenantId, mediaId, sessionId, place } = subject;
  return signText(key, [tenantId, mediaId, sessionId, placeText(place), holder, until].join('\n'));
}
