import { unitPlace } from '@hessa/rules/pages/student-pages';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The unit that the address names: unfolded, and in sight as soon as it is seen. Null when it names none of these. */
export function useNamedUnit(units: readonly { id: number }[]): number | null {
  const { hash, key } = useLocation();
  const named = units.find(({ id }) => hash === `#${unitPlace(id)}`)?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    const place = named === null ? null : document.getElementById(unitPlace(named));
    if (!place) return;
    // The page is built while its reader's login is checked, and has no size until then.
    const watch = new ResizeObserver(() => {
      if (place.offsetHeight === 0) return;
      watch.disconnect();
      place.scrollIntoView({ block: 'start' });
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, [named, key]);
  return named;
}
