import type { Kept } from './storm.ts';

/** What students noticed of something that lasted: how many were answered, and how long they were not. */
export function waitsDuring({ submissions, redemptions }: Kept, began: number, ended: number): string {
  const touched = [...submissions, ...redemptions]
    .map(({ answer, firstAskedAt }) => ({ firstAskedAt, doneAt: answer.doneAt }))
    .filter(({ firstAskedAt, doneAt }) => firstAskedAt < ended && doneAt > began);
  const answered = touched.map(({ doneAt }) => doneAt).toSorted((a, b) => a - b);
  const silences = answered.map((at, index) => at - (answered[index - 1] ?? began));
  const waits = touched.map(({ firstAskedAt, doneAt }) => doneAt - firstAskedAt);
  const meanwhile = answered.filter((at) => at <= ended).length;
  return `${meanwhile} writes kept meanwhile, none for ${longest(silences)}, whoever waited longest waited ${longest(waits)}`;
}

function longest(times: readonly number[]): string {
  return `${(Math.max(0, ...times) / 1000).toFixed(1)} s`;
}
