import { readStored, removeStored, writeStored } from './safe-storage.ts';
import { PARKED_LOGIN_KEY, storageKeys } from './storage-keys.ts';
import { type AccountReply, parseStoredUser, type StoredUser, toStoredUser } from './stored-user.ts';

/** `unknown` is what the server renders: it never looks at who is asking. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'guest' }
  | { readonly status: 'member'; readonly user: StoredUser };

/**
 * Why a login ended: the person left, the server no longer knows it, its check failed, or the line was
 * away for the whole check.
 */
export type SessionEnd = 'logout' | 'expired' | 'invalid' | 'no-connection';

const UNKNOWN: Session = { status: 'unknown' };
const GUEST: Session = { status: 'guest' };

let current: Session = UNKNOWN;
let lastEnd: SessionEnd | null = null;

const watchers = new Set<() => void>();
const endWatchers = new Set<(reason: SessionEnd) => void>();

export function getSession(): Session {
  if (current === UNKNOWN) current = restore();
  return current;
}

/** Whether this account is the one logged in here: an answer may come back after its owner has left. */
export function isSignedIn(userId: string): boolean {
  const session = getSession();
  return session.status === 'member' && session.user.id === userId;
}

export function serverSession(): Session {
  return UNKNOWN;
}

export function watchSession(watcher: () => void): () => void {
  if (watchers.size === 0) addEventListener('storage', followOtherTabs);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

/** Hears of every end of a login in this tab, with its reason. */
export function watchSessionEnd(watcher: (reason: SessionEnd) => void): () => void {
  endWatchers.add(watcher);
  return () => endWatchers.delete(watcher);
}

export function sessionToken(): string | null {
  return readStored(storageKeys.token);
}

export function startSession(account: AccountReply, token: string): void {
  keep(toStoredUser(account), token);
}

/** The account changed while its owner was logged in: name and grade follow at once, here and in other tabs. */
export function updateStoredUser(account: AccountReply): void {
  const session = getSession();
  // An answer for somebody who has left meanwhile changes nothing.
  if (session.status !== 'member' || session.user.id !== account.id) return;
  const user = { ...toStoredUser(account), enrolledCourses: session.user.enrolledCourses };
  writeStored(storageKeys.user, JSON.stringify(user));
  change({ status: 'member', user });
}

/**
 * Writes down which courses the server named as the student's: its first page begins the list anew. Nothing is decided
 * by it, so nobody is told.
 */
export function noteEnrolledCourses(userId: string, ids: readonly number[], page: number): void {
  const session = getSession();
  if (session.status !== 'member' || session.user.id !== userId) return;
  const known = session.user.enrolledCourses;
  const enrolledCourses = [...new Set([...(page === 1 ? [] : known), ...ids])];
  if (enrolledCourses.join() === known.join()) return;
  const user = { ...session.user, enrolledCourses };
  writeStored(storageKeys.user, JSON.stringify(user));
  current = { status: 'member', user };
}

export function replaceToken(token: string): void {
  if (readStored(storageKeys.flag) === 'true') writeStored(storageKeys.token, token);
}

export function endSession(reason: SessionEnd): void {
  if (getSession().status === 'guest') return;
  const token = sessionToken();
  if (reason === 'no-connection' && current.status === 'member' && token)
    writeStored(PARKED_LOGIN_KEY, `${token} ${JSON.stringify(current.user)}`);
  else removeStored(PARKED_LOGIN_KEY);
  for (const key of [storageKeys.token, storageKeys.user, storageKeys.flag, storageKeys.userId]) removeStored(key);
  lastEnd = reason;
  change(GUEST);
  for (const watcher of endWatchers) watcher(reason);
}

/** Why this tab's last login ended, until the next one starts. */
export function lastSessionEnd(): SessionEnd | null {
  return lastEnd;
}

/** Takes up the login that a dead line put aside; false when there is none. */
export function resumeParkedSession(): boolean {
  const parked = readParked();
  if (!parked) return false;
  keep(parked.user, parked.token);
  return true;
}

/** Somebody else has the phone: the login that a dead line put aside ends for good, and with it what lies here of it. */
export function dropParkedSession(): void {
  removeStored(PARKED_LOGIN_KEY);
  lastEnd = 'logout';
  for (const watcher of endWatchers) watcher('logout');
}

function keep(user: StoredUser, token: string): void {
  write(user, token);
  lastEnd = null;
  change({ status: 'member', user });
}

function write(user: StoredUser, token: string): void {
  writeStored(storageKeys.token, token);
  writeStored(storageKeys.user, JSON.stringify(user));
  writeStored(storageKeys.userId, user.id);
  writeStored(storageKeys.flag, 'true');
  removeStored(PARKED_LOGIN_KEY);
}

/** The token, a space, and whose it is. */
function readParked(): { user: StoredUser; token: string } | null {
  const text = readStored(PARKED_LOGIN_KEY) ?? '';
  const [token = ''] = text.split(' ', 1);
  const user = parseStoredUser(text.slice(token.length + 1));
  return user && { user, token };
}

/** A page that is opened asks about a login that an earlier one had to put aside. */
function restore(): Session {
  const known = restoreKnown();
  const parked = known === GUEST ? readParked() : null;
  if (!parked) return known;
  write(parked.user, parked.token);
  return { status: 'member', user: parked.user };
}

function restoreKnown(): Session {
  const user = parseStoredUser(readStored(storageKeys.user));
  const complete = user && readStored(storageKeys.flag) === 'true' && sessionToken();
  return complete ? { status: 'member', user } : GUEST;
}

function followOtherTabs(event: StorageEvent): void {
  // A null key is the whole storage being cleared.
  const ours: (string | null)[] = [null, storageKeys.flag, storageKeys.user, PARKED_LOGIN_KEY];
  if (!ours.includes(event.key)) return;
  const next = restoreKnown();
  if (asPagesSee(next) === asPagesSee(current)) {
    // Said there to be nobody's here: no page offers to take it up any more.
    if (lastEnd !== 'no-connection' || readParked()) return;
    lastEnd = 'logout';
    change({ ...next });
    return;
  }
  const end = readParked() ? 'no-connection' : 'logout';
  lastEnd = next.status === 'guest' ? end : null;
  change(next);
}

/** All of a session but the list that is only written down. */
function asPagesSee(session: Session): string {
  if (session.status !== 'member') return session.status;
  return JSON.stringify({ ...session.user, enrolledCourses: [] });
}

function change(next: Session): void {
  current = next;
  for (const watcher of watchers) watcher();
}
