import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../platform/keyed-hash.ts';
import { unchangingKeys } from '../../settings/key-ring.ts';
import { newKeySet } from '../../settings/secrets.ts';
import {
  addressHolder,
  cookieHolder,
  type Holder,
  type LinkKind,
  type LinkSubject,
  placeText,
  readLink,
  signedQuery,
} from './signed-link.ts';

const NOW = new Date('2026-11-15T10:20:30Z');
const SECRETS = unchangingKeys(newKeySet());
const KEY = SECRETS.current.mediaKey;
const COOKIE = sha256('cookie');
const ADDRESS = sha256('address');
const caller = { deviceCookieHash: COOKIE, addressHash: ADDRESS };

const file = { tenantId: 'tenant-a', mediaId: 'A'.repeat(22) };
const subject: LinkSubject = { ...file, sessionId: randomUUID(), place: { courseId: 12, unitId: 34 } };

const linkFor = (of = subject, holder: Holder = cookieHolder(COOKIE), kind: LinkKind = 'video') =>
  Object.fromEntries(new URLSearchParams(signedQuery(SECRETS, of, holder, kind, NOW)));
const read = (query: unknown, { of = file, by = caller, now = NOW, secrets = SECRETS } = {}) =>
  readLink(secrets, of, query, by, now);

describe('a signed link', () => {
  test('tells for which login and place it was made, to who was given it [T-VID-3, TRUST-01]', () => {
    expect(read(linkFor())).toEqual(subject);
    const ofConsole = { ...subject, place: null };
    expect(linkFor(ofConsole)).not.toHaveProperty('p');
    expect(read(linkFor(ofConsole))).toEqual(ofConsole);
    expect([placeText(subject.place), placeText(null)]).toEqual(['12.34', '']);
  });

  test('is known by the cookie it was made for, or by the address when it was made for that [TRUST-03]', () => {
    const byAddress = linkFor(subject, addressHolder(ADDRESS));
    const stranger = { deviceCookieHash: sha256('another'), addressHash: sha256('elsewhere') };
    expect(read(byAddress)).toEqual(subject);
    expect(read(byAddress, { by: { deviceCookieHash: null as never, addressHash: ADDRESS } })).toEqual(subject);
    for (const link of [byAddress, linkFor()]) expect(read(link, { by: stranger })).toBeNull();
    expect(read(linkFor(), { by: { deviceCookieHash: null as never, addressHash: COOKIE } })).toBeNull();
    expect(read(byAddress, { by: { ...stranger, deviceCookieHash: ADDRESS } })).toBeNull();
  });

  test.each([
    ['attachment', '2026-11-15T10:25:00Z'],
    ['video', '2026-11-15T16:00:00Z'],
  ] as const)('to an %s ends on a whole step, at %s, and is the same until then [T-VID-3]', (kind, end) => {
    const link = linkFor(subject, cookieHolder(COOKIE), kind);
    const until = Date.parse(end);
    expect(Number(link.e)).toBe(until);
    expect(read(link, { now: new Date(until - 1) })).toEqual(subject);
    expect(read(link, { now: new Date(until) })).toBeNull();
  });

  test('holds for nothing else than what was signed [T-VID-3]', () => {
    const link = linkFor();
    expect(read(link, { secrets: unchangingKeys(newKeySet()) })).toBeNull();
    expect(read(link, { of: { ...file, tenantId: 'tenant-b' } })).toBeNull();
    expect(read(link, { of: { ...file, mediaId: 'B'.repeat(22) } })).toBeNull();
    for (const changed of [
      { l: randomUUID() },
      { p: '12.35' },
      { p: '13.34' },
      { p: undefined },
      { e: String(Number(link.e) + 1) },
      { s: Buffer.from(randomBytes(32)).toString('base64url') },
    ]) {
      expect(read({ ...link, ...changed }), JSON.stringify(changed)).toBeNull();
    }
  });

  test('is signed the same way by every version of the server: links outlive an update [T-VID-3]', () => {
    const holder = cookieHolder(COOKIE);
    const { e, s } = linkFor();
    const signed = [subject.tenantId, subject.mediaId, subject.sessionId, '12.34', holder, e].join('\n');
    expect(s).toBe(createHmac('sha256', Buffer.from(KEY, 'base64url')).update(signed).digest('base64url'));
  });

  test('has one form: whatever else is shown is refused unread [T-VID-3, T-INJ-5]', () => {
    const link = linkFor();
    const wrong = [
      null,
      {},
      { ...link, l: `${link.l}0` },
      { ...link, p: ' 12.34' },
      { ...link, p: '12.34 ' },
      { ...link, p: 'x12.34' },
      { ...link, p: '12.34x' },
      { ...link, p: '12x34' },
      { ...link, p: [link.p, link.p] },
      { ...link, e: ` ${link.e}` },
      { ...link, e: `${link.e}x` },
      { ...link, e: `${link.e}.0` },
      { ...link, s: `${link.s}A` },
      { ...link, s: `A${link.s}` },
      { ...link, s: ` ${link.s}` },
      { ...link, s: `${link.s} ` },
      { ...link, s: '' },
    ];
    for (const query of wrong) expect(read(query), JSON.stringify(query)).toBeNull();
  });
});
