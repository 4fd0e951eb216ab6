import { TIMINGS } from '@hessa/rules/site/timings';
import { useContext, useEffect } from 'react';
import {
  createPath,
  type Location,
  matchRoutes,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigation,
} from 'react-router';
import { letGo, letPartGo, whenLine } from '../offline/when-line.ts';

declare global {
  interface Window {
    /** Routes whose code did not come. The router never asks for it again in this document. */
    missedRoutes?: string[];
  }
}

/** The router says so when the code of a page did not come, and notes of which (`build-steps/page-stays.ts`). */
const MISSED = 'route-missed';

/**
 * A page whose code does not come is asked for again as a whole: a browser would wait for a part of it for ever. Without
 * a line the page before it stays, says so, and goes on when the line is back. One that is only slow is waited for.
 */
export function StuckNavigation() {
  const { location } = useNavigation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (!location || !router) return;
    const isReplacing = router.state.navigation.historyAction === 'REPLACE';
    const open = () => void whenLine(() => loadWhole(location, isReplacing));
    const openMissed = () => {
      // Asked now: a console's routes are known only once its list has come.
      const routes = matchRoutes(router.routes, location) ?? [];
      if (routes.some(({ route }) => window.missedRoutes?.includes(route.id))) open();
    };
    if (window.missedRoutes) openMissed();
    const timer = setTimeout(open, TIMINGS.chunkTimeout);
    addEventListener(MISSED, openMissed);
    return () => {
      clearTimeout(timer);
      removeEventListener(MISSED, openMissed);
      // The page is there, or another one was chosen.
      letGo();
    };
  }, [location, router]);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter in the address is the same page
  useEffect(() => letPartGo, [pathname]);
  return null;
}

/** As the router would have gone there: what the page is given along stays with its address. */
function loadWhole(location: Location, isReplacing: boolean): void {
  const path = createPath(location);
  const { idx = 0 } = history.state ?? {};
  const entry = { usr: location.state, key: location.key, idx: isReplacing ? idx : idx + 1 };
  if (isReplacing) history.replaceState(entry, '', path);
  else if (path !== createPath(window.location)) history.pushState(entry, '', path);
  window.location.reload();
}
