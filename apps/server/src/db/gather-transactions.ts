import { AsyncResource } from 'node:async_hooks';
import { nameOf, type SharedMode, type Tx } from './tenant-transaction.ts';
import { NotReached } from './wire/wire-message.ts';

type Run = <T>(tenantId: string, mode: SharedMode, work: (tx: Tx) => Promise<T>) => Promise<T>;

interface Member {
  mode: SharedMode;
  /** In the context of whoever asked: what its statements are named by. */
  work(tx: Tx): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

interface Group {
  members: Member[];
  underWay: number;
  timer: NodeJS.Timeout | null;
}

/** Nobody waits longer than this for others to come along. */
const WAIT_MS = 3;
const AT_MOST = 16;

/** Reading takes none. */
const rowsTakenBy = ({ mode }: Member): string => (typeof mode === 'string' ? '' : mode.writeTogether);
const byTheirRows = (one: Member, other: Member): number =>
  Number(rowsTakenBy(one) > rowsTakenBy(other)) - Number(rowsTakenBy(one) < rowsTakenBy(other));

/**
 * Lets transactions of one tenant share one: those that are asked for in the same turn, or while one of their kind is
 * under way. In a rush this is most of them, and one message, one commit and one wait for the disk serve them all; with
 * nobody else around a transaction goes out as soon as it would alone. Each must be a few rows by their keys, and must
 * send everything at once. When one fails nothing of the group was saved, and each is tried alone. Whoever came first,
 * rows are taken in the order of their names: no two groups wait for each other, nor for whoever takes many in that order.
 */
export function gatherTransactions(run: Run): Run {
  const groups = new Map<string, Group>();

  async function alone({ mode, work, resolve, reject }: Member, tenantId: string): Promise<void> {
    try {
      resolve(await run(tenantId, mode, work));
    } catch (error) {
      reject(error);
    }
  }

  async function share(came: readonly Member[], tenantId: string): Promise<void> {
    const members = [...came].sort(byTheirRows);
    const [first, ...others] = members;
    if (!first) return;
    if (others.length === 0) return alone(first, tenantId);
    try {
      const all = (tx: Tx) => Promise.allSettled(members.map(({ work }) => work(tx)));
      const outcomes = await run(tenantId, first.mode, all);
      for (const [at, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') members[at]?.resolve(outcome.value);
        else members[at]?.reject(outcome.reason);
      }
    } catch (error) {
      if (error instanceof NotReached) await Promise.all(members.map((member) => alone(member, tenantId)));
      else for (const { reject } of members) reject(error);
    }
  }

  async function launch(key: string, group: Group, tenantId: string): Promise<void> {
    if (group.timer) clearTimeout(group.timer);
    group.timer = null;
    const { members } = group;
    if (members.length === 0) return;
    group.members = [];
    group.underWay += 1;
    await share(members, tenantId);
    group.underWay -= 1;
    if (group.members.length > 0) void launch(key, group, tenantId);
    else if (group.underWay === 0) groups.delete(key);
  }

  return <T>(tenantId: string, mode: SharedMode, work: (tx: Tx) => Promise<T>) => {
    const key = `${nameOf(mode)} ${tenantId}`;
    const group = groups.get(key) ?? { members: [], underWay: 0, timer: null };
    groups.set(key, group);
    return new Promise<T>((resolve, reject) => {
      group.members.push({ mode, work: AsyncResource.bind(work), resolve: resolve as Member['resolve'], reject });
      const go = () => void launch(key, group, tenantId);
      if (group.members.length >= AT_MOST) go();
      else if (group.members.length > 1) return;
      else if (group.underWay === 0) setImmediate(go);
      else group.timer = setTimeout(go, WAIT_MS);
    });
  };
}
