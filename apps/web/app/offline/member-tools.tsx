import { useEffect } from 'react';
import { learningQueries } from '../api/learning-queries.tsx';
import { OpenInBrowser } from '../in-app/open-in-browser.tsx';
import { tidyPrivateStore } from '../session/private-store.ts';
import { readStored } from '../session/safe-storage.ts';
import { KEPT_LESSONS_KEY } from '../session/storage-keys.ts';
import { UnreadWatch } from '../shell/unread-watch.tsx';
import { LineStrip } from './line-strip.tsx';
import { NeedsLine } from './needs-line.tsx';
import { RefusedPapers } from './refused-papers.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useKeepVisited } from './use-keep-visited.ts';
import { useWorker } from './use-worker.ts';

/** Lives on every page of a signed-in person: keeps pages for a phone without a line and tells how the line is doing. */
export default function MemberTools({ userId }: { userId: string }) {
  const { waiting } = useWorker();
  useKeepVisited();
  useEffect(() => {
    void tidyPrivateStore(userId);
    // What was begun goes on, and what may no longer be kept goes, from whatever page is opened.
    if (readStored(KEPT_LESSONS_KEY)) {
      void import('../kept-lessons/lesson-keeper.ts').then(({ wakeKeeper }) => wakeKeeper(userId), later);
    }
    return () => learningQueries.clear();
  }, [userId]);
  return (
    <>
      <LineStrip />
      <NeedsLine />
      <RefusedPapers userId={userId} />
      <UpdateNotice waiting={waiting} />
      <OpenInBrowser />
      <UnreadWatch />
    </>
  );
}

/** Its code is not here and there is no line: the next page tries again. */
function later(): void {}
