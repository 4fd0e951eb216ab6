import { beforeEach, describe, expect, test, vi } from 'vitest';
import { account, fakeBrowser } from '../testing/fake-browser.ts';

let browser: ReturnType<typeof fakeBrowser>;
let store: typeof import('./session-store.ts');

beforeEach(async () => {
  vi.resetModules();
  browser = fakeBrowser();
  store = await import('./session-store.ts');
});

describe('the stored login', () => {
  test('without saved data nobody is logged in [SESS-01]', () => {
    expect(store.getSession()).toEqual({ status: 'guest' });
  });

  test('a login is kept under the exact keys, the password empty, the grade from academicYear [STOR-01, STOR-02, STOR-03, STOR-04, SESS-02, AUTH-20, ENT-01, ENT-02, ENT-03, ROLE-05]', () => {
    store.startSession(account, 'token-1');
    expect(browser.stored.get('auth_token')).toBe('token-1');
    expect(browser.stored.get('isAuthenticated')).toBe('true');
    expect(browser.stored.get('user_id')).toBe('u1');
    expect(JSON.parse(browser.stored.get('currentUser') ?? '')).toEqual({
      id: 'u1',
      name: 'مريم أشرف',
      email: 'mariam@example.test',
      password: '',
      grade: 'Secondary1',
      enrolledCourses: [],
      phoneNumber: '01012345678',
      role: 'student',
    });
  });

  test('saved data is restored before anything asks the server [SESS-08]', async () => {
    store.startSession(account, 'token-1');
    vi.resetModules();
    const restarted = await import('./session-store.ts');
    expect(restarted.getSession()).toMatchObject({ status: 'member', user: { id: 'u1' } });
  });

  test('logging out clears the login and keeps the device [OP-STOR-2, OP-SESS-2]', () => {
    browser.stored.set('app_device_id', 'd1');
    browser.stored.set('night_mode', 'true');
    store.startSession(account, 'token-1');
    store.endSession('logout');
    expect(store.getSession()).toEqual({ status: 'guest' });
    expect([...browser.stored.keys()].sort()).toEqual(['app_device_id', 'night_mode']);
  });

  test.each(['{', 'null', '[]', '{"id":7}', '{"id":"","name":"x"}'])(
    'a damaged currentUser (%s) counts as logged out [OP-STOR-3]',
    async (damaged) => {
      store.startSession(account, 'token-1');
      browser.stored.set('currentUser', damaged);
      vi.resetModules();
      expect((await import('./session-store.ts')).getSession()).toEqual({ status: 'guest' });
    },
  );

  test('a saved profile changes the stored user at once and leaves the login alone [OP-PROF-1, OP-PROF-4]', () => {
    store.startSession(account, 'token-1');
    const changed = vi.fn();
    store.watchSession(changed);
    store.updateStoredUser({ ...account, name: 'مريم أشرف علي', academicYear: 'Secondary2' });
    expect(changed).toHaveBeenCalledOnce();
    expect(store.getSession()).toMatchObject({ user: { name: 'مريم أشرف علي', grade: 'Secondary2', password: '' } });
    expect(JSON.parse(browser.stored.get('currentUser') ?? '')).toMatchObject({ id: 'u1', name: 'مريم أشرف علي' });
    expect(store.sessionToken()).toBe('token-1');
  });

  test('a profile that answers after its owner has left brings nobody back [OP-PROF-1]', () => {
    store.startSession(account, 'token-1');
    store.updateStoredUser({ ...account, id: 'somebody-else', name: 'غريب' });
    expect(store.getSession()).toMatchObject({ user: { name: account.name } });
    store.endSession('logout');
    store.updateStoredUser(account);
    expect(store.getSession()).toEqual({ status: 'guest' });
    expect(browser.stored.has('currentUser')).toBe(false);
  });

  test('the courses that the server named are written down, and nobody is told: nothing is decided by them [OP-ENT-7, ENT-01]', () => {
    store.startSession(account, 'token-1');
    const changed = vi.fn();
    store.watchSession(changed);
    const listed = () => JSON.parse(browser.stored.get('currentUser') ?? '').enrolledCourses;
    expect(listed()).toEqual([]);
    store.noteEnrolledCourses('u1', [3, 5], 1);
    store.noteEnrolledCourses('u1', [5, 8], 2);
    store.noteEnrolledCourses('somebody-else', [9], 1);
    expect(listed()).toEqual([3, 5, 8]);
    store.noteEnrolledCourses('u1', [4], 1);
    expect(store.getSession()).toMatchObject({ user: { enrolledCourses: [4] } });
    const elsewhere = { ...JSON.parse(browser.stored.get('currentUser') ?? ''), enrolledCourses: [4, 6] };
    browser.stored.set('currentUser', JSON.stringify(elsewhere));
    browser.otherTab('currentUser');
    expect(changed).not.toHaveBeenCalled();
  });

  test('blocked storage leaves a login that lasts as long as the page [OP-STOR-3]', () => {
    browser.breakStorage();
    store.startSession(account, 'token-1');
    expect(store.getSession()).toMatchObject({ status: 'member' });
    expect(store.sessionToken()).toBe('token-1');
  });

  test('a logout in another tab is followed, a mere new token is not [OP-SESS-7]', () => {
    store.startSession(account, 'token-1');
    const changed = vi.fn();
    store.watchSession(changed);
    browser.stored.set('auth_token', 'token-2');
    browser.otherTab('auth_token');
    expect(changed).not.toHaveBeenCalled();
    expect(store.sessionToken()).toBe('token-2');
    for (const key of ['auth_token', 'currentUser', 'isAuthenticated']) browser.stored.delete(key);
    browser.otherTab('isAuthenticated');
    expect(changed).toHaveBeenCalledOnce();
    expect(store.getSession()).toEqual({ status: 'guest' });
    expect(store.lastSessionEnd()).toBe('logout');
  });

  test('a login that was put aside and is said to be another one’s is gone for good, and whoever keeps things of it hears so [LEARN-282]', async () => {
    store.startSession(account, 'token-1');
    store.endSession('no-connection');
    const ended = vi.fn();
    store.watchSessionEnd(ended);
    store.dropParkedSession();
    expect(ended).toHaveBeenCalledExactlyOnceWith('logout');
    expect(store.lastSessionEnd()).toBe('logout');
    expect(store.resumeParkedSession()).toBe(false);
    vi.resetModules();
    expect((await import('./session-store.ts')).getSession()).toEqual({ status: 'guest' });
  });

  test('and no other tab offers to take it up any more [LEARN-282]', () => {
    store.startSession(account, 'token-1');
    store.endSession('no-connection');
    const before = store.getSession();
    const changed = vi.fn();
    store.watchSession(changed);
    browser.otherTab('parked_login');
    expect(changed, 'it is still there').not.toHaveBeenCalled();
    browser.stored.delete('parked_login');
    browser.otherTab('parked_login');
    expect(changed).toHaveBeenCalledOnce();
    expect(store.lastSessionEnd()).toBe('logout');
    expect(store.getSession()).toEqual({ status: 'guest' });
    expect(store.getSession(), 'pages draw anew').not.toBe(before);
  });

  test('a login that a dead line put aside can be taken up again, a refused one cannot [OP-SESS-2]', () => {
    store.startSession(account, 'token-1');
    store.endSession('no-connection');
    expect(browser.stored.has('auth_token')).toBe(false);
    expect(store.lastSessionEnd()).toBe('no-connection');
    expect(store.resumeParkedSession()).toBe(true);
    expect(store.sessionToken()).toBe('token-1');
    store.endSession('invalid');
    expect(store.resumeParkedSession()).toBe(false);
  });

  test('and by the next page that is opened, unless somebody else came; another tab only follows, and knows why [LEARN-246, LEARN-280]', async () => {
    const opened = async () => {
      vi.resetModules();
      return import('./session-store.ts');
    };
    store.startSession(account, 'token-1');
    store.endSession('no-connection');
    expect(browser.stored.has('isAuthenticated')).toBe(false);
    const next = await opened();
    expect(next.getSession()).toMatchObject({ status: 'member', user: { id: 'u1' } });
    expect(next.sessionToken()).toBe('token-1');

    const changed = vi.fn();
    next.watchSession(changed);
    browser.stored.set('parked_login', `token-1 ${browser.stored.get('currentUser')}`);
    for (const key of ['auth_token', 'currentUser', 'isAuthenticated']) browser.stored.delete(key);
    browser.otherTab('isAuthenticated');
    expect(next.getSession()).toEqual({ status: 'guest' });
    expect(next.lastSessionEnd()).toBe('no-connection');

    next.startSession({ ...account, id: 'u2' }, 'token-2');
    next.endSession('logout');
    expect((await opened()).getSession()).toEqual({ status: 'guest' });
  });
});
