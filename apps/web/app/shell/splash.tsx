import './splash.css';

/**
 * The greeting of a browser session: drawn by the page's first bytes alone, over a page that renders, wakes up and
 * fetches beneath it. The markup is the same for everybody and stays unseen unless the script in the head says so.
 */
export function Splash({ mark, stay }: { mark: string; stay: 'full' | 'short' | 'off' | undefined }) {
  if (stay === 'off') return null;
  return (
    <div className={stay === 'short' ? 'splash splash-short' : 'splash'} aria-hidden="true">
      <span className="splash-word" lang="en" dir="ltr" data-mark={mark} />
    </div>
  );
}
