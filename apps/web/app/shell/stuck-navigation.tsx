import { TIMINGS } from '@hessa/rules/site/timings';
import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

/** A page whose code does not come is asked for again as a whole: a browser would wait for a part of it for ever. */
export function StuckNavigation() {
  const { location } = useNavigation();
  const address = location && createPath(location);
  useEffect(() => {
    if (!address) return;
    const timer = setTimeout(() => window.location.assign(address), TIMINGS.chunkTimeout);
    return () => clearTimeout(timer);
  }, [address]);
  return null;
}
