import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';

const platform = await sharedPlatform();

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = 'سبورة خضرا وطباشير';
let people = 0;

async function newTeam() {
  const tenantId = await platform.makeTenant();
  const account = await platform.createAccount({ role: 'owner' }, tenantId);
  const owner = platform.client(tenantId);
  await owner.login(account);
  return { tenantId, owner, ownerId: account.id };
}

async function invite(owner: TestClient, role: 'assistant' | 'teacher' = 'assistant', key = randomUUID()) {
  return owner.call('POST /api/teach/team/invites', { body: { key, name: 'منى السيد', role } });
}

function person() {
  people += 1;
  return {
    email: `staff${people}@example.test`,
    phoneNumber: `011${String(people).padStart(8, '0')}`,
    password: PASSWORD,
  };
}

const join = (tenantId: string, token: string, who = person()) =>
  platform.client(tenantId).call('POST /api/Auth/join-team', { body: { invite: token, ...who } });

const trail = async (tenantId: string) => {
  const rows = await platform.database
    .owner`select kind, details from audit_events where tenant_id = ${tenantId} and kind like 'team.%' order by id`;
  return rows.map(({ kind, details }) => [kind, details]);
};

describe('inviting', () => {
  test('the link is told once, shows whom it is for, makes the account with its role, and works once', async () => {
    const { tenantId, owner, ownerId } = await newTeam();
    const made = await invite(owner, 'teacher');
    expect(made.status, made.text).toBe(200);
    const { token } = made.body.data;
    const waiting = (await owner.call('GET /api/teach/team')).body.data.invites;
    expect(waiting).toMatchObject([{ name: 'منى السيد', role: 'teacher', isExpired: false }]);
    expect(JSON.stringify(waiting)).not.toContain(token);
    const shown = await platform.client(tenantId).call('POST /api/Auth/staff-invite', { body: { invite: token } });
    expect(shown.body.data).toEqual({ name: 'منى السيد', role: 'teacher' });
    const who = person();
    const joined = await join(tenantId, token, who);
    expect(joined.status, joined.text).toBe(200);
    const device = platform.client(tenantId);
    expect((await device.login(who)).body.user).toMatchObject({ name: 'منى السيد', role: 'teacher' });
    expect((await device.call('GET /api/teach/students', { query: {} })).status).toBe(200);
    const again = await join(tenantId, token);
    expect([again.status, again.body.code]).toEqual([410, 'invite.used']);
    const team = (await owner.call('GET /api/teach/team')).body.data;
    expect([team.members.length, team.invites.length]).toEqual([2, 0]);
    expect(await trail(tenantId)).toEqual([
      ['team.invited', { name: 'منى السيد', role: 'teacher' }],
      ['team.joined', { role: 'teacher', invitedBy: ownerId }],
    ]);
  });

  test('of people who use one link at the same moment exactly one joins', async () => {
    const { tenantId, owner } = await newTeam();
    const { token } = (await invite(owner)).body.data;
    const answers = await Promise.all([1, 2, 3].map(() => join(tenantId, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test('an expired, a revoked, a made-up link and one of another platform are refused in words of their own', async () => {
    const { tenantId, owner } = await newTeam();
    const old = (await invite(owner)).body.data;
    const taken = (await invite(owner)).body.data;
    const revoke = () =>
      owner.call('POST /api/teach/team/invites/{inviteId}/revoke', { params: { inviteId: taken.id } });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
    expect((await join(tenantId, taken.token)).body.code).toBe('invite.revoked');
    expect((await join(tenantId, 'made-up')).body.code).toBe('invite.invalid');
    const other = await newTeam();
    expect((await join(tenantId, (await invite(other.owner)).body.data.token)).body.code).toBe('invite.invalid');
    expect((await trail(tenantId)).filter(([kind]) => kind === 'team.invite_revoked')).toHaveLength(1);
    platform.clock.advance(7 * DAY);
    expect((await join(tenantId, old.token)).body.code).toBe('invite.expired');
  });

  test('a weak password, a taken address and a double press spend nothing', async () => {
    const { tenantId, owner } = await newTeam();
    const key = randomUUID();
    const { token } = (await invite(owner, 'assistant', key)).body.data;
    const second = await invite(owner, 'assistant', key);
    expect([second.status, second.body.code]).toEqual([409, 'team.invite_made']);
    const student = await platform.createAccount({}, tenantId);
    const refused = await join(tenantId, token, { ...person(), email: student.email });
    expect(refused.body.code).toBe('register.taken');
    const weak = await join(tenantId, token, { ...person(), password: 'elevenchars' });
    expect(weak.body.code).toBe('password.staff_too_short');
    expect((await join(tenantId, token)).status).toBe(200);
  });

  test('trying links from one address ends at the limit', async () => {
    const { tenantId } = await newTeam();
    const stranger = platform.client(tenantId);
    const guess = () => stranger.call('POST /api/Auth/staff-invite', { body: { invite: 'guess' } });
    for (let tries = 0; tries < 30; tries += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

type StaffRole = 'assistant' | 'teacher' | 'owner';

describe('roles and closing', () => {
  async function withAssistant() {
    const team = await newTeam();
    const account = await platform.createAccount({ role: 'assistant' }, team.tenantId);
    const device = platform.client(team.tenantId);
    await device.login(account);
    const params = { memberId: account.id };
    return {
      ...team,
      account,
      device,
      setRole: (role: StaffRole, was: StaffRole = 'assistant') =>
        team.owner.call('POST /api/teach/team/{memberId}/role', { params, body: { was, role } }),
      setDisabled: (disabled: boolean) =>
        team.owner.call('POST /api/teach/team/{memberId}/disabled', {
          params,
          body: { disabled, reason: 'ساب الشغل' },
        }),
    };
  }

  test('a new role holds from the next call, and the trail keeps the old one beside it', async () => {
    const { tenantId, device, setRole } = await withAssistant();
    const asTeacher = () =>
      device.call('POST /api/teach/students/{studentId}/temporary-password', { params: { studentId: randomUUID() } });
    expect((await asTeacher()).status).toBe(403);
    expect((await setRole('teacher')).body.data.role).toBe('teacher');
    expect((await asTeacher()).status).toBe(404);
    await setRole('assistant', 'teacher');
    expect((await asTeacher()).status).toBe(403);
    expect((await trail(tenantId))[0]).toEqual([
      'team.role_changed',
      { before: { role: 'assistant' }, after: { role: 'teacher' } },
    ]);
  });

  test('closing signs out at once and refuses the password; opening lets in by the password again', async () => {
    const { device, account, setDisabled, tenantId } = await withAssistant();
    expect((await setDisabled(true)).body.data.disabled).toBe(true);
    expect((await device.call('GET /api/teach/students', { query: {} })).status).toBe(401);
    expect((await platform.client(tenantId).login(account)).status).toBe(400);
    await setDisabled(false);
    expect((await device.call('GET /api/teach/students', { query: {} })).status).toBe(401);
    expect((await device.login(account)).status).toBe(200);
    expect((await trail(tenantId)).map(([kind]) => kind)).toEqual(['team.disabled', 'team.enabled']);
  });

  test('nobody lowers or closes himself, and two owners who take each other down leave one', async () => {
    const { tenantId, owner, ownerId, account, setRole } = await withAssistant();
    const own = await owner.call('POST /api/teach/team/{memberId}/role', {
      params: { memberId: ownerId },
      body: { was: 'owner', role: 'teacher' },
    });
    expect([own.status, own.body.code]).toEqual([409, 'team.not_yourself']);
    await setRole('owner');
    const second = platform.client(tenantId);
    await second.login(account);
    const answers = await Promise.all([
      setRole('assistant', 'owner'),
      second.call('POST /api/teach/team/{memberId}/role', {
        params: { memberId: ownerId },
        body: { was: 'owner', role: 'assistant' },
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    const owners = await platform.database
      .owner`select id from accounts where tenant_id = ${tenantId} and role = 'owner'`;
    expect(owners).toHaveLength(1);
  });

  test('a student is no member of the team', async () => {
    const { tenantId, owner } = await newTeam();
    const student = await platform.createAccount({}, tenantId);
    const answer = await owner.call('POST /api/teach/team/{memberId}/role', {
      params: { memberId: student.id },
      body: { was: 'assistant', role: 'owner' },
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'team.member_not_found']);
  });
});
