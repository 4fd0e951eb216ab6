import type { Reply } from '@hessa/contract/client';
import {
  teachMarkingDeskPath,
  teachMarkingDifferencesPath,
  teachMarkingPath,
  teachOutboxPath,
  teachQuizReportPath,
} from '@hessa/rules/pages/console-pages';
import { MAIL, PAPER, QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { PenMark } from '../../../ui/drawings/pen-mark.tsx';
import { Ltr, RtlTitle } from '../../../ui/text/bidi.tsx';
import { LatePapers } from './late-papers.tsx';
import { type MarkingNeed, markingNeeds } from './marking-needs.ts';
import { NeedRow, needNoun } from './need-row.tsx';
import './needs-now.css';

interface NeedsNowProps {
  needs: Reply<'GET /api/teach/needs'>['data'];
  marking: Reply<'GET /api/teach/marking'>['data'];
  quizzes: Reply<'GET /api/teach/today'>['data']['quizzes'];
  digits: DigitStyle;
  refresh: () => Promise<void>;
}

/** What only the teacher can decide, each with the press that does it: the first thing of the day. */
export function NeedsNow({ needs, marking, quizzes, digits, refresh }: NeedsNowProps) {
  const { toMark, toSettle } = markingNeeds(marking);
  const suspected = quizzes.find(({ suspects }) => suspects.length > 0);
  const [suspect] = suspected?.suspects ?? [];
  const suspects = quizzes.reduce((sum, quiz) => sum + quiz.suspects.length, 0);
  const isCalm = !needs.late && !toMark && !toSettle && !suspect && !needs.failedMail;
  const number = (value: number) => formatNumber(value, digits);

  return (
    <section className="needs" aria-labelledby="today-needs">
      <h2 id="today-needs" className="needs-head">
        محتاجينك دلوقتي
      </h2>
      <LatePapers late={needs.late} digits={digits} refresh={refresh} />
      {toSettle && (
        <NeedRow
          count={toSettle.papers}
          digits={digits}
          title={`${needNoun(toSettle.papers, PAPER)} المصحّحين مختلفين في درجتها`}
          story={<WhichQuiz {...toSettle} />}
        >
          <ButtonLink
            look="soft"
            size="small"
            to={
              toSettle.quizzes > 1
                ? teachMarkingPath()
                : teachMarkingDifferencesPath({ lessonId: toSettle.first.lessonId })
            }
          >
            احسم الخلاف
          </ButtonLink>
        </NeedRow>
      )}
      {toMark && (
        <NeedRow
          count={toMark.papers}
          digits={digits}
          title={`${needNoun(toMark.papers, PAPER)} مستنية تصحيح`}
          story={<WhichQuiz {...toMark} />}
        >
          <ButtonLink
            look="soft"
            size="small"
            to={toMark.quizzes > 1 ? teachMarkingPath() : teachMarkingDeskPath({ lessonId: toMark.first.lessonId })}
          >
            كمّل التصحيح
          </ButtonLink>
        </NeedRow>
      )}
      {suspected && suspect && (
        <NeedRow
          count={suspects}
          digits={digits}
          title={suspects === 1 ? 'سؤال مفتاحه شكله غلط' : `${needNoun(suspects, QUESTION)} المفتاح فيهم شكله غلط`}
          story={
            <>
              السؤال <bdi>{number(suspect.question)}</bdi> في <RtlTitle>{suspected.lessonName}</RtlTitle>:{' '}
              <bdi>{number(suspect.others)}</bdi> من <bdi>{number(suspect.papers)}</bdi> اختاروا غيره
            </>
          }
        >
          <ButtonLink
            look="soft"
            size="small"
            to={`${teachQuizReportPath({ lessonId: suspected.lessonId })}#question-${suspect.question}`}
          >
            افتحه
          </ButtonLink>
        </NeedRow>
      )}
      {needs.failedMail && (
        <NeedRow
          count={needs.failedMail.count}
          digits={digits}
          title={`${needNoun(needs.failedMail.count, MAIL)} ما اتبعتتش`}
          story={
            <>
              آخرها لـ <Ltr>{needs.failedMail.lastTo}</Ltr>
            </>
          }
        >
          <TextLink to={teachOutboxPath()}>شوفهم</TextLink>
        </NeedRow>
      )}
      {isCalm && (
        <p className="needs-calm">
          <PenMark mark="tick" />
          مفيش حاجة مستنياك دلوقتي.
        </p>
      )}
    </section>
  );
}

function WhichQuiz({ quizzes, first }: MarkingNeed) {
  return (
    <>
      {quizzes > 1 && 'أقدمها في '}
      <RtlTitle>{first.lessonName}</RtlTitle>، <RtlTitle>{first.courseName}</RtlTitle>
    </>
  );
}
