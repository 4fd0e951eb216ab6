import type { wantedShowing } from '@hessa/contract/authoring/courses/showing';
import { type StoredShowing, showingOf, storedShowing } from '@hessa/rules/lessons/showing';
import type { z } from 'zod';

type WireShowing = z.output<typeof wantedShowing>;

export function presentShowing(stored: StoredShowing, now: Date): WireShowing {
  const showing = showingOf(stored, now.getTime());
  return showing.kind === 'from' ? { kind: 'from', at: new Date(showing.at).toISOString() } : showing;
}

export function readShowing(wanted: WireShowing): StoredShowing {
  return storedShowing(wanted.kind === 'from' ? { kind: 'from', at: Date.parse(wanted.at) } : wanted);
}

/** As the trail tells it. */
export function showingFields({ hidden, appearsAt }: StoredShowing) {
  return { hidden, appearsAt: appearsAt?.toISOString() ?? null };
}
