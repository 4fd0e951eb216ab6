import { teachMarkingDeskPath } from '@hessa/rules/pages/console-pages';
import { MARK, PAPER } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { AgreementWords } from './agreement-words.tsx';
import { DifferingPaper } from './differing-paper.tsx';
import { NamesEye } from './names-eye.tsx';
import './marking.css';

/** How two markers agree on a quiz, and each answer on which they do not, to be settled with one press. */
export function DifferencesScreen({ lessonId, digits }: { lessonId: number; digits: DigitStyle }) {
  const read = useRead('GET /api/teach/marking/{lessonId}/differences', { params: { lessonId } }, { freshMs: 0 });
  const waiting = useRead('GET /api/teach/marking', {});
  const [showsNames, setShowsNames] = useState(false);
  const back = (
    <ButtonLink look="line" size="small" to={teachMarkingDeskPath({ lessonId })}>
      مكتب التصحيح
    </ButtonLink>
  );
  return (
    <ReadGate read={read} waiting="بنقارن الدرجات" failed={<PageFailed read={read}>{back}</PageFailed>}>
      {({ data: { lessonName, questions, papers } }) => (
        <div className="console-page">
          <div className="console-head">
            <div>
              <h1>فرق الدرجات</h1>
              <p className="muted">
                <RtlTitle>{lessonName}</RtlTitle>
              </p>
            </div>
            {back}
            {papers.length > 0 && <NamesEye isOpen={showsNames} onPress={() => setShowsNames(!showsNames)} />}
          </div>
          {questions.length > 0 && (
            <ul className="marking-list" aria-label="الاتفاق في كل سؤال">
              {questions.map(({ identity, number, both, close, meanDifference }) => (
                <li key={identity}>
                  السؤال <bdi>{formatNumber(number, digits)}</bdi>: <bdi>{countedAlone(both, PAPER, digits)}</bdi>{' '}
                  بمصحّحين، <AgreementWords {...{ both, close, digits }} />
                  {meanDifference ? (
                    <>
                      ، ومتوسط الفرق <bdi>{countedNoun(Math.round(meanDifference * 10) / 10, MARK, digits)}</bdi>
                    </>
                  ) : null}
                </li>
              ))}
            </ul>
          )}
          {papers.length === 0 ? (
            <StatePanel drawing={<CopybookDrawing />} title="مفيش حاجة مختلفين عليها">
              <p>كل ورقة صحّحها اتنين اتفقوا عليها أو اتحسمت.</p>
            </StatePanel>
          ) : (
            papers.map((paper, place) => (
              <DifferingPaper
                key={`${paper.question} ${paper.studentId} ${paper.at}`}
                lessonId={lessonId}
                paper={paper}
                title={showsNames ? paper.name : `ورقة ${formatNumber(place + 1, digits)}`}
                digits={digits}
                refresh={async () => {
                  await Promise.all([read.refresh(), waiting.refresh()]);
                }}
              />
            ))
          )}
        </div>
      )}
    </ReadGate>
  );
}
