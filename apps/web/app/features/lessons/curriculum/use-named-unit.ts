import { unitPlace } from '@hessa/rules/pages/student-pages';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The unit that the address names: unfolded, and in sight as soon as it is drawn. Null when it names none of these. */
export function useNamedUnit(units: readonly { id: number }[]): number | null {
  const { hash, key } = useLocation();
  const named = units.find(({ id }) => hash === `#${unitPlace(id)}`)?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    if (named !== null) document.getElementById(unitPlace(named))?.scrollIntoView({ block: 'start' });
  }, [named, key]);
  return named;
}
