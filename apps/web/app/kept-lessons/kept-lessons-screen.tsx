import { megabytes } from '@hessa/rules/media/film/film-quality';
import { KEPT_AT_MOST_BYTES } from '@hessa/rules/media/kept/kept-room';
import { enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import { KEPT_LESSON } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../ui/controls/button.tsx';
import { CopybookDrawing } from '../ui/drawings/copybook-drawing.tsx';
import { Sheet } from '../ui/drawings/sheet.tsx';
import { PageSpinner } from '../ui/notices/page-spinner.tsx';
import { StatePanel } from '../ui/notices/state-panel.tsx';
import { ProgressBar } from '../ui/progress/progress-bar.tsx';
import { AboutSize } from '../ui/text/about-size.tsx';
import { RtlTitle } from '../ui/text/bidi.tsx';
import { Counted } from '../ui/text/counted.tsx';
import { SectionTitle } from '../ui/text/section-title.tsx';
import { canKeep, freeBytes } from './can-keep.ts';
import { KeptRow } from './kept-row.tsx';
import { bytesHeld, type KeptLesson } from './lesson-keeper.ts';
import { useKeptLessons } from './use-kept-lessons.ts';
import './kept-lessons.css';

/** Everything that plays without a line here, what it takes, and how much more there is room for. */
export function KeptLessonsScreen({ title, userId, digits }: { title: string; userId: string; digits: DigitStyle }) {
  const lessons = useKeptLessons(userId);
  return (
    <div className="wrap kept-lessons">
      <SectionTitle heading="h1" lead="بتفتح من غير نت.">
        {title}
      </SectionTitle>
      {!canKeep() ? (
        <StatePanel drawing={<CopybookDrawing />} title="المتصفح ده مش بيحفظ حصص">
          <p>افتح المنصة من كروم على أندرويد أو الكمبيوتر، أو من آيفون بإصدار حديث.</p>
        </StatePanel>
      ) : lessons === null ? (
        <PageSpinner label="بنشوف اللي على جهازك" />
      ) : lessons.length === 0 ? (
        <StatePanel
          drawing={<CopybookDrawing />}
          title="لسه محمّلتش حصص"
          actions={<ButtonLink to={enrolledCoursesPath()}>روح لكورساتي</ButtonLink>}
        >
          <p>الحصة اللي بتتحمّل هتلاقي تحتها «حمّل الحصة». حمّلها وإنت على واي فاي واتفرّج عليها في المواصلات.</p>
        </StatePanel>
      ) : (
        <>
          <RoomTaken lessons={lessons} digits={digits} />
          <Sheet as="div" flush>
            <ul className="kept-list">
              {lessons.map((lesson) => (
                <li key={lesson.lessonId}>
                  <KeptRow
                    lesson={lesson}
                    title={
                      <Link to={lesson.path}>
                        <RtlTitle>{lesson.lessonName}</RtlTitle>
                        {lesson.lines === null && '، صوت بس'}
                      </Link>
                    }
                    place={lesson.courseName}
                    digits={digits}
                  />
                </li>
              ))}
            </ul>
          </Sheet>
        </>
      )}
      <p className="muted">الحصص دي بتفتح من حسابك على الجهاز ده بس، وبتتمسح لما تعمل خروج.</p>
    </div>
  );
}

function RoomTaken({ lessons, digits }: { lessons: readonly KeptLesson[]; digits: DigitStyle }) {
  const taken = lessons.reduce((sum, lesson) => sum + bytesHeld(lesson), 0);
  const free = useFreeBytes(taken);
  const number = (bytes: number) => <bdi>{formatNumber(megabytes(bytes), digits)}</bdi>;
  return (
    <Sheet as="section" aria-label="المساحة">
      <p className="kept-taken">
        <Counted>{countedAlone(lessons.length, KEPT_LESSON, digits)}</Counted>،{' '}
        <AboutSize bytes={taken} digits={digits} />
      </p>
      <ProgressBar percent={(taken * 100) / KEPT_AT_MOST_BYTES} label="المساحة اللي الحصص واخداها" />
      <p className="muted">
        مسموح لحد {number(KEPT_AT_MOST_BYTES)} ميجا
        {free === null ? (
          '.'
        ) : free < KEPT_AT_MOST_BYTES - taken ? (
          <>، والجهاز فاضي فيه حوالي {number(free)} ميجا بس.</>
        ) : (
          '، والجهاز فيه مكان.'
        )}
      </p>
    </Sheet>
  );
}

/** Asked again whenever what we take has changed. */
function useFreeBytes(taken: number): number | null {
  const [free, setFree] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is taken changes what is left
  useEffect(() => {
    let left = false;
    void freeBytes().then((bytes) => !left && setFree(bytes));
    return () => {
      left = true;
    };
  }, [taken]);
  return free;
}
