import { type Visits, visitAt } from '@hessa/rules/home/visit';
import { useEffect, useState } from 'react';
import { readPrivate, writePrivate } from '../../session/private-store.ts';
import type { HomePaper } from './use-home.ts';

const VISITS = 'home visits';

/** The visit that this is, by which marks are new; null until the phone has said when the last one was. */
export function useVisit(userId: string, now: number, papers: readonly HomePaper[]): Visits | null {
  const [visit, setVisit] = useState<Visits | null>(null);
  const [visitedAt] = useState(now);
  useEffect(() => {
    let left = false;
    void readPrivate(userId, VISITS).then((known) => {
      if (left) return;
      const visits = visitAt((known?.value as Visits | undefined) ?? null, visitedAt, papers);
      setVisit(visits);
      void writePrivate(userId, VISITS, visits);
    });
    return () => {
      left = true;
    };
  }, [userId, visitedAt, papers]);
  return visit;
}
