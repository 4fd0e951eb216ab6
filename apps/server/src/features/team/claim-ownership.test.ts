import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { createTenant } from '../tenants/create-tenant.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());
afterEach(() => vi.restoreAllMocks());

let made = 0;

async function newTenant() {
  made += 1;
  const id = `claimed${made}`;
  const created = await createTenant(platform.withTenant, { id, name: 'مس هدى', nameLatin: 'Miss Hoda' }, new Date());
  if (created.kind !== 'created') throw new Error('the tenant exists already');
  return { id, claim: created.ownerClaim };
}

const OWNER = { name: 'هدى', email: 'Hoda@Example.test', phoneNumber: '+201012345678', password: 'a long password' };

function claim(tenantId: string, body: typeof OWNER & { claim: string }) {
  return platform.client(tenantId).call('POST /api/Auth/claim-ownership', { body });
}

describe('claim-ownership', () => {
  test('the one-time link makes the owner, who can sign in, and works once [T-AUTH-8]', async () => {
    const tenant = await newTenant();
    const answer = await claim(tenant.id, { ...OWNER, claim: tenant.claim });
    expect(answer.status, answer.text).toBe(200);
    const login = await platform.client(tenant.id).login({ email: 'hoda@example.test', password: OWNER.password });
    expect(login.status).toBe(200);
    expect(login.body.user).toMatchObject({ role: 'owner', phoneNumber: '01012345678' });
    const again = await claim(tenant.id, { ...OWNER, email: 'second@example.test', claim: tenant.claim });
    expect(again.status).toBe(400);
    expect(again.body.code).toBe('owner.claim_invalid');
  });

  test('of parallel uses of the link exactly one makes an owner [T-AUTH-8]', async () => {
    const tenant = await newTenant();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) =>
        claim(tenant.id, {
          ...OWNER,
          email: `owner${index}@example.test`,
          phoneNumber: `0101234567${index}`,
          claim: tenant.claim,
        }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400]);
  });

  test("a made-up link and another tenant's link make nothing, without the cost of a hash [T-AUTH-8, T-TEN-3]", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const hash = vi.spyOn(platform.platform.passwords, 'hash');
    for (const wrong of ['', 'made-up', other.claim]) {
      expect((await claim(tenant.id, { ...OWNER, claim: wrong })).body.code).toBe('owner.claim_invalid');
    }
    expect(hash).not.toHaveBeenCalled();
  });

  test.each([
    ['eleven characters', 'elevenchars', 'password.staff_too_short'],
    ['the own phone', '+20 1012345678', 'password.too_common'],
  ])('%s are no password for a teacher, and the link stays usable [T-AUTH-6]', async (_, password, code) => {
    const tenant = await newTenant();
    const refused = await claim(tenant.id, { ...OWNER, password, claim: tenant.claim });
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe(code);
    expect((await claim(tenant.id, { ...OWNER, claim: tenant.claim })).status).toBe(200);
  });

  test('a role in the body is refused [T-G-6, T-CON-2]', async () => {
    const tenant = await newTenant();
    const body = { ...OWNER, claim: tenant.claim, role: 'owner' };
    expect((await claim(tenant.id, body)).status).toBe(400);
  });

  test('a new tenant has no account at all before it is claimed [T-AUTH-8]', async () => {
    const tenant = await newTenant();
    const [row] = await platform.database
      .owner`select count(*)::int as count from accounts where tenant_id = ${tenant.id}`;
    expect(row?.count).toBe(0);
  });
});
