import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { StartupError } from '../errors/startup-error.ts';
import { connectOnce } from './connect-once.ts';

/** The role that serves requests, unless the operator names another one. */
const APP_ROLE = 'hessa_app';

/** What the role may not have, said whole, so that a role somebody loosened is made tight again. */
const ATTRIBUTES = 'login nosuperuser nocreatedb nocreaterole noinherit noreplication nobypassrls';

const TRIES = 5;

export function appRoleUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = APP_ROLE;
  url.password = appRolePassword(ownerUrl);
  return url.href;
}

/** The application's account at another address of the same database: a standby, or past a pooler. */
export function appRoleAt(address: string, appUrl: string): string {
  const [url, account] = [new URL(address), new URL(appUrl)];
  url.username = account.username;
  url.password = account.password;
  return url.href;
}

export function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

/** Derived from the owner's address, so that several servers which share it agree without another setting. */
function appRolePassword(ownerUrl: string): string {
  return createHash('sha256')
    .update(`hessa app role ${new URL(ownerUrl).password}`)
    .digest('hex');
}

/** Makes the role, or mends it; one that is as it should be is left alone. */
export async function ensureAppRole(owner: postgres.Sql, ownerUrl: string): Promise<void> {
  const [role] = await owner<{ tight: boolean }[]>`
    select rolcanlogin and not (rolsuper or rolcreatedb or rolcreaterole or rolinherit or rolreplication or rolbypassrls)
      as tight
    from pg_roles where rolname = ${APP_ROLE}`;
  if (role?.tight && (await canLogIn(appRoleUrl(ownerUrl)))) return;
  const statement = `${role ? 'alter' : 'create'} role ${APP_ROLE} ${ATTRIBUTES} password '${appRolePassword(ownerUrl)}'`;
  for (let left = TRIES; ; left -= 1) {
    try {
      return void (await owner.unsafe(statement));
    } catch (error) {
      // Roles belong to the whole PostgreSQL: a server of another database in it may be making the same one now.
      const { code } = error as { code?: string };
      if (left === 0 || !(code === 'XX000' || code === '23505' || code === '42710')) throw error;
      if (code !== 'XX000') return;
    }
  }
}

async function canLogIn(url: string): Promise<boolean> {
  const probe = connectOnce(url, 5);
  return probe`select 1`
    .then(
      () => true,
      () => false,
    )
    .finally(() => probe.end({ timeout: 1 }));
}

/** Row security binds neither a superuser nor, in effect, the tables' owner: such a role may not serve requests. */
export async function refuseUnsafeAppRole(owner: postgres.Sql, appUrl: string): Promise<void> {
  const name = roleOf(appUrl);
  const [role] = await owner<{ unbound: boolean; owns: boolean }[]>`
    select rolsuper or rolbypassrls as unbound, pg_has_role(oid, current_user::regrole, 'member') as owns
    from pg_roles where rolname = ${name}`;
  if (!role) throw new StartupError(`The role ${name} of DATABASE_APP_URL does not exist`);
  if (role.unbound || role.owns) {
    throw new StartupError(`The role ${name} must not be a superuser, bypass row security or act as the tables' owner`);
  }
}
