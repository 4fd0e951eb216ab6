import { teachMarkingDeskPath, teachMarkingDifferencesPath } from '@hessa/rules/pages/console-pages';
import { PAPER, WAITING_PAPER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import './marking.css';

/** Quizzes with written answers to be marked, the longest waiting first. */
export function MarkingScreen({ digits, maySettle }: { digits: DigitStyle; maySettle: boolean }) {
  const read = useRead('GET /api/teach/marking', {}, { freshMs: 0 });
  return (
    <div className="console-page">
      <div className="console-head marking-head">
        <h1>التصحيح</h1>
      </div>
      <ReadGate read={read} waiting="بنجيب الورق" failed="مقدرناش نجيب الورق">
        {({ data }) =>
          data.length === 0 ? (
            <StatePanel drawing={<CopybookDrawing />} title="مفيش حاجة مستنية تصحيح">
              <p>أول ما طالب يسلّم امتحان فيه سؤال مقالي هتلاقيه هنا.</p>
            </StatePanel>
          ) : (
            <ul className="marking-list">
              {data.map(({ lessonId, lessonName, courseName, waiting, forOthers, differing }) => (
                <li key={lessonId} className="marking-quiz">
                  <div>
                    <h2>
                      <RtlTitle>{lessonName}</RtlTitle>
                    </h2>
                    <p className="muted">
                      <RtlTitle>{courseName}</RtlTitle>
                      {waiting > 0 && (
                        <>
                          ، <bdi>{countedNoun(waiting, WAITING_PAPER, digits)}</bdi>
                        </>
                      )}
                      {forOthers > 0 && (
                        <>
                          ، <bdi>{countedNoun(forOthers, WAITING_PAPER, digits)}</bdi> مصحّح تاني
                        </>
                      )}
                      {differing > 0 && (
                        <>
                          ، <bdi>{countedNoun(differing, PAPER, digits)}</bdi> فيها خلاف
                        </>
                      )}
                    </p>
                  </div>
                  <div className="marking-ways">
                    {differing > 0 && maySettle && (
                      <ButtonLink
                        look={waiting > 0 ? 'line' : 'solid'}
                        size="small"
                        to={teachMarkingDifferencesPath({ lessonId })}
                      >
                        احسم الخلاف
                      </ButtonLink>
                    )}
                    <ButtonLink
                      look={waiting > 0 ? 'solid' : 'line'}
                      size="small"
                      to={teachMarkingDeskPath({ lessonId })}
                    >
                      {waiting > 0 ? 'صحّح' : 'شوف الورق'}
                    </ButtonLink>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </ReadGate>
    </div>
  );
}
