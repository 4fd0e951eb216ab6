import { api } from '@hessa/contract/api';
import { type EndpointDefinition, pathVariants } from '@hessa/contract/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { WITHOUT_TENANT } from '../db/lock-tables.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/demo-accounts.ts';
import { seedDemoTenant } from '../seed/demo-tenant.ts';
import { NOBODY, sampleRequest } from '../testing/sample-request.ts';
import { sharedPlatform } from '../testing/shared-platform.ts';

const A = 'tenant-a';
const B = 'tenant-b';
const canary = (tenant: string) => `canary-of-${tenant}`;

/** Not the sample's id: a call that takes its key from the caller may have made something by that one. */
const MISSING = '00000000-0000-7000-8000-00000000dead';

/** Columns that people read, whatever table they stand in. */
const READABLE = ['name', 'title', 'subject', 'text', 'description', 'facebook_page', 'label'];

const endpoints = Object.entries<EndpointDefinition>(api).flatMap(([name, endpoint]) =>
  pathVariants(endpoint.path).map((path) => [`${endpoint.method} ${path}`, endpoint, path, name] as const),
);

/** What the second tenant had before anything was called. */
let foreign: Awaited<ReturnType<typeof idsOf>>;
const tokens = new Map<string, string>();

const platform = await sharedPlatform();
beforeAll(async () => {
  const { withTenant, clock } = platform;
  for (const tenant of [A, B]) {
    if (tenant === B) await leaveRoomForIds(1_000_000);
    await seedDemoTenant({ withTenant, platform: platform.platform }, tenant);
    await withTenant(tenant, (tx) =>
      platform.platform.mail.post(tx, tenant, { to: 'x@example.test', subject: 'x', text: 'x' }, clock.now()),
    );
    for (const { role, email } of DEMO_ACCOUNTS) {
      const client = platform.client(tenant);
      const answer = await client.login({ email, password: DEMO_PASSWORD });
      expect(answer.status, answer.text).toBe(200);
      tokens.set(`${tenant} ${role}`, client.token ?? '');
    }
    await markRows(tenant);
  }
  foreign = await idsOf(B);
  // The calls below make rows for both: none of them may wear a number that was the second tenant's.
  await leaveRoomForIds(2_000_000);
});

/** The second tenant's numbers begin where the first has none, so that an id tells whose it is. */
async function leaveRoomForIds(from: number): Promise<void> {
  const { owner } = platform.database;
  const sequences = await owner<{ name: string }[]>`
    select oid::regclass::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`;
  for (const { name } of sequences) await owner.unsafe(`alter sequence ${name} restart with ${from}`);
}

/** Writes the tenant's canary into every readable text it has. */
async function markRows(tenant: string): Promise<void> {
  const { owner } = platform.database;
  const columns = await owner<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name = any (${READABLE})
      and table_name <> all (${[...WITHOUT_TENANT]})`;
  for (const { table, column } of columns) {
    await owner.unsafe(`update "${table}" set "${column}" = "${column}" || ' ${canary(tenant)}' where tenant_id = $1`, [
      tenant,
    ]);
  }
  await owner`update tenants set profile = jsonb_set(profile, '{tagline}', to_jsonb(${canary(tenant)}::text)) where tenant_id = ${tenant}`;
}

async function ask(
  endpoint: EndpointDefinition,
  path: string,
  tenant: string,
  token?: string,
  ids: Record<string, unknown> = {},
) {
  const request = sampleRequest(endpoint, path, (_part, sample) => ({ ...sample, ...pick(ids, sample) }));
  const answer = await platform.app.inject({
    ...request,
    remoteAddress: '127.9.9.9',
    headers: {
      ...request.headers,
      'x-tenant-id': tenant,
      deviceid: 'device-of-nobody',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  return { status: answer.statusCode, body: answer.body };
}

function pick(ids: Record<string, unknown>, sample: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(ids).filter(([name]) => name in sample));
}

describe('the fifth lock: every endpoint of the contract, asked with another tenant’s token', () => {
  test.each(endpoints)('%s gives a stranger nothing [OP-TEN-1, T-G-3, T-TEN-4]', async (_name, endpoint, path) => {
    const strangers = DEMO_ACCOUNTS.map(({ role }) => ask(endpoint, path, B, tokens.get(`${A} ${role}`)));
    const guest = await ask(endpoint, path, B);
    for (const stranger of await Promise.all(strangers)) {
      expect(stranger.body).not.toContain(canary(A));
      if (endpoint.access === 'public' || endpoint.access === 'visitor') {
        expect(stranger).toEqual(guest);
        continue;
      }
      expect(stranger.body).not.toContain(canary(B));
      if (endpoint !== api.logout) expect(stranger.status, stranger.body).toBe(401);
    }
  });

  test('logging out at another tenant ends nothing at one’s own [T-G-3]', async () => {
    const token = tokens.get(`${A} owner`);
    await ask(api.logout, api.logout.path, B, token);
    expect((await ask(api.listOutbox, api.listOutbox.path, A, token)).status).toBe(200);
  });

  test.each(endpoints)(
    '%s at one’s own tenant never shows the other’s canary [T-TEN-4]',
    async (_name, endpoint, path) => {
      if (endpoint === api.logout) return;
      const answers = await Promise.all(
        [A, B].map((tenant) => ask(endpoint, path, tenant, tokens.get(`${tenant} owner`))),
      );
      expect(answers[0]?.body).not.toContain(canary(B));
      expect(answers[1]?.body).not.toContain(canary(A));
    },
  );

  test('the canaries do sing: an owner sees his own, so their absence elsewhere means something', async () => {
    for (const tenant of [A, B]) {
      for (const endpoint of [api.listOutbox, api.getAllContacts]) {
        expect((await ask(endpoint, endpoint.path, tenant, tokens.get(`${tenant} owner`))).body).toContain(
          canary(tenant),
        );
      }
    }
  });

  test('five hundred interleaved requests of two tenants over one pool mix nothing up [T-TEN-4]', async () => {
    const call = async (at: number) => {
      const [tenant, other] = at % 2 === 0 ? [A, B] : [B, A];
      const endpoint: EndpointDefinition = at % 3 === 0 ? api.getAllContacts : api.listOutbox;
      const { status, body } = await ask(endpoint, endpoint.path, tenant, tokens.get(`${tenant} owner`));
      expect(status, body).toBe(200);
      expect(body).toContain(canary(tenant));
      expect(body).not.toContain(canary(other));
    };
    // Always a hundred at once, ten for each connection of the pool.
    let next = 0;
    const worker = async () => {
      while (next < 500) await call(next++);
    };
    await Promise.all(Array.from({ length: 100 }, worker));
  });
});

describe('the same, asked with another tenant’s ids', () => {
  const named = endpoints.filter(([, endpoint]) => idFields(endpoint).length > 0);

  test.each(named)(
    '%s answers another tenant’s id exactly as one that does not exist [T-G-4]',
    async (_name, endpoint, path) => {
      for (const field of idFields(endpoint)) {
        const none = await ask(endpoint, path, A, tokens.get(`${A} owner`), {
          [field.name]: field.uuid ? MISSING : 999_999_999,
        });
        for (const id of field.uuid ? foreign.uuids : foreign.numbers) {
          const answer = await ask(endpoint, path, A, tokens.get(`${A} owner`), { [field.name]: id });
          expect(answer, `${field.name}=${id}`).toEqual(none);
        }
      }
    },
  );

  test('an account of one tenant means nothing to another: neither signing in nor resetting finds it [OP-TEN-3]', async () => {
    const only = await platform.createAccount({ phone: '01299999999' }, A);
    const { status, body } = await platform.client(B).login(only);
    expect(status).toBe(400);
    expect(body.code).toBe('auth.invalid_credentials');
    const twin = await platform.createAccount({ email: only.email, phone: only.phone }, B);
    expect(twin.email).toBe(only.email);
  });
});

function idFields(endpoint: EndpointDefinition): { name: string; uuid: boolean }[] {
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.entries<z.ZodType>(endpoint[part]?.shape ?? {})
      .filter(([name]) => /id$/i.test(name))
      .map(([name, schema]) => ({ name, uuid: !schema.safeParse('1').success })),
  );
}

/** The first few ids of every table of one tenant: later ones may be what the other tenant's calls of this test made. */
async function idsOf(tenant: string): Promise<{ uuids: string[]; numbers: number[] }> {
  const { owner } = platform.database;
  const tables = await owner<{ table: string; type: string }[]>`
    select table_name as table, data_type as type from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type in ('uuid', 'integer', 'bigint')`;
  const found = { uuids: [] as string[], numbers: [] as number[] };
  for (const { table, type } of tables) {
    const rows = await owner.unsafe(`select id from "${table}" where tenant_id = $1 order by id limit 3`, [tenant]);
    for (const { id } of rows) {
      if (type === 'uuid') found.uuids.push(String(id));
      else found.numbers.push(Number(id));
    }
  }
  // What a sample request made under a key of the caller's choosing, both tenants have.
  const uuids = new Set(found.uuids.filter((id) => id !== NOBODY));
  return { uuids: [...uuids], numbers: [...new Set(found.numbers)] };
}
