import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './start-cluster.ts';
import { type Counted, createVisitor, signIn } from './visit-cluster.ts';

const READERS = 5;
/** Load before the first server goes and after the last one is back. */
const AROUND_MS = 2000;

/** Replaces every server in turn while visitors go on, and counts what they were refused. */
export async function drillDeploy(cluster: Cluster): Promise<boolean> {
  const stopping = new AbortController();
  const student = await signIn(cluster.url, 'student@demo.test');
  const teacher = await signIn(cluster.url, 'teacher@demo.test');
  const visitors = [
    createVisitor(cluster.url, teacher, 'uploads'),
    createVisitor(cluster.url, teacher, 'works'),
    ...Array.from({ length: READERS }, () => createVisitor(cluster.url, student, 'reads')),
  ];
  const visits = visitors.map((visitor) => visitor.run(stopping.signal));
  await delay(AROUND_MS);
  for (const at of cluster.servers.keys()) {
    const { stopMs, startMs } = await cluster.replace(at);
    console.log(
      `  server ${at + 1}: gone after ${Math.round(stopMs)} ms, another ready ${Math.round(startMs)} ms later`,
    );
    await delay(500);
  }
  await delay(AROUND_MS);
  stopping.abort();
  await Promise.all(visits);
  const kinds = [...new Set(visitors.flatMap(({ counts }) => [...counts.keys()]))];
  const sum = (kind: string, of: keyof Counted) =>
    visitors.reduce((all, { counts }) => all + (counts.get(kind)?.[of] ?? 0), 0);
  const row = (what: string, ...figures: unknown[]) =>
    console.log(what.padEnd(24) + figures.map((figure) => String(figure).padStart(13)).join(''));
  row('', 'requests', 'failures', 'came back');
  for (const kind of kinds) row(kind, sum(kind, 'requests'), sum(kind, 'failures'), sum(kind, 'busy'));
  for (const { troubles } of visitors) for (const trouble of troubles.slice(0, 3)) console.log(`  ${trouble}`);
  return kinds.every((kind) => sum(kind, 'failures') === 0);
}
