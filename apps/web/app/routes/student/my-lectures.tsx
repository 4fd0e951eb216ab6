import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { MyLecturesScreen } from '../../features/units/my-lectures/my-lectures-screen.tsx';
import { latePart } from '../../offline/late-part.ts';
import { pageMeta } from '../../page-meta.ts';
import { useReturnedWords } from '../../session/written-words.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/my-lectures.ts';

const LectureCodeModal = latePart(
  async () => (await import('../../features/codes/lecture-code-modal.tsx')).LectureCodeModal,
);

const TITLE = 'محاضراتي';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE });
}

interface CodeEntry {
  /** Came back from a login with it. */
  code?: string | undefined;
  onDone: () => void;
  /** The visit of the page that asked for it: the dialog's own way «to my lectures» leads to this very page. */
  visit: string;
}

export default function MyLectures() {
  const page = usePageData();
  const visit = useLocation().key;
  const typedCode = useReturnedWords()?.code;
  const [entry, setEntry] = useState<CodeEntry | null>(null);
  const left = entry !== null && entry.visit !== visit;

  const close = () => {
    entry?.onDone();
    setEntry(null);
  };
  const closeLeft = useEffectEvent(close);
  useEffect(() => {
    if (left) closeLeft();
  }, [left]);

  if (!page) return null;
  return (
    <>
      <MyLecturesScreen
        title={TITLE}
        digits={page.site.settings.digits}
        typedCode={typedCode}
        onEnterCode={(onDone, code) => setEntry({ code, onDone, visit })}
      />
      {entry && !left && (
        <Suspense>
          <LectureCodeModal open initialCode={entry.code} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
