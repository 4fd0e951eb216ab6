import { forgetShownProgress } from './forget-shown-progress.ts';
import { keepDelivering, watchDeliveries } from './outbox.ts';
import { isPaper } from './waiting-papers.ts';

/** What waits on the phone goes out as soon as it can, for as long as this is not ended. */
export function keepOutbox(): () => void {
  // A paper that waited may arrive when the page that sent it is long gone: what shows progress asks again.
  const unwatch = watchDeliveries(({ key }) => isPaper(key) && forgetShownProgress());
  const rest = keepDelivering();
  return () => {
    rest();
    unwatch();
  };
}
