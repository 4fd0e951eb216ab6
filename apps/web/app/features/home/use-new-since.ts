import { newSince, type Visits, visitAt } from '@hessa/rules/home/visit';
import { useEffect, useState } from 'react';
import { readPrivate, writePrivate } from '../../session/private-store.ts';

const VISITS = 'home visits';

/** From when on a mark is new to this visit; null until the phone has said when the last one was. */
export function useNewSince(userId: string, now: number): number | null {
  const [since, setSince] = useState<number | null>(null);
  const [visitedAt] = useState(now);
  useEffect(() => {
    let left = false;
    void readPrivate(userId, VISITS).then((known) => {
      if (left) return;
      const visits = visitAt((known?.value as Visits | undefined) ?? null, visitedAt);
      setSince(newSince(visits));
      void writePrivate(userId, VISITS, visits);
    });
    return () => {
      left = true;
    };
  }, [userId, visitedAt]);
  return since;
}
