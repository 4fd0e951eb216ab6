import type { Reply } from '@hessa/contract/client';
import { teachQuizReportPath } from '@hessa/rules/pages/console-pages';
import { PAPER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { firstName } from '@hessa/rules/text/first-name';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { HELD_REASON_WORDS } from '../../../teach-shell/results/held-reasons.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { DangerButton } from '../../../ui/controls/danger-button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { momentText } from '../../../ui/text/day-text.ts';
import { NeedRow, needNoun } from './need-row.tsx';

type Late = NonNullable<Reply<'GET /api/teach/needs'>['data']['late']>;
type LatePaper = Late['first'];

/** Work that is late by its way here alone: the phone's times are in order and its signature holds. */
const isPlain = ({ reason, saysInTime }: LatePaper) => saysInTime && (reason === 'late' || reason === 'after-hand-in');

/** Whose it is, and what kept it out of the marks: of all reasons, only lateness is told by the end of the time. */
export function LateStory({ paper, digits }: { paper: LatePaper; digits: DigitStyle }) {
  const { studentName, lessonName, reason, endsAt, receivedAt } = paper;
  const moment = (at: number) => <bdi dir="rtl">{momentText(new Date(at), new Date(), digits)}</bdi>;
  return (
    <>
      <RtlTitle>{studentName}</RtlTitle> في <RtlTitle>{lessonName}</RtlTitle>:{' '}
      {reason === 'late' ? (
        <>
          الوقت خلص {moment(endsAt)} ووصلت {moment(receivedAt)}
        </>
      ) : (
        <>
          إجابات {HELD_REASON_WORDS[reason]}، وميعاد وصولها {moment(receivedAt)}
        </>
      )}
      {paper.saysInTime ? '، وكل الإجابات مكتوبة قبل القفل' : '، وفيها إجابات مكتوبة بعد القفل'}
    </>
  );
}

interface LatePapersProps {
  late: Late | null;
  digits: DigitStyle;
  refresh: () => Promise<void>;
}

/** Papers that came too late. The plain case is decided here, with its way back; any other where its whole story is. */
export function LatePapers({ late, digits, refresh }: LatePapersProps) {
  const { busy, refusal, send } = useSending();
  const [decided, setDecided] = useState<{ paper: LatePaper; said: string } | null>(null);
  const decide = (paper: LatePaper, decision: 'accepted' | 'refused' | null, said: string | null) =>
    void send(async () => {
      const { lessonId, heldId } = paper;
      await call('PUT /api/teach/exams/{lessonId}/held/{heldId}', { params: { lessonId, heldId }, body: { decision } });
      await refresh();
      setDecided(said === null ? null : { paper, said });
    });
  const first = late?.first;
  const name = first ? firstName(first.studentName) : '';
  const desk = first ? `${teachQuizReportPath({ lessonId: first.lessonId })}#desk` : '';
  return (
    <>
      <div className="need-said" role="status">
        {decided && (
          <>
            <span>{decided.said}</span>
            <Button look="quiet" size="small" busy={busy} onClick={() => decide(decided.paper, null, null)}>
              ارجع في القرار
            </Button>
          </>
        )}
      </div>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      {late && first && (
        <NeedRow
          hot
          count={late.papers}
          digits={digits}
          title={`${needNoun(late.papers, PAPER)} ${late.papers === 1 && first.reason === 'late' ? 'وصلت بعد الميعاد' : 'عليها إجابات مستنية قرارك'}`}
          story={<LateStory paper={first} digits={digits} />}
        >
          {isPlain(first) ? (
            <>
              <Button
                size="small"
                busy={busy}
                onClick={() => decide(first, 'accepted', `ورقة ${first.studentName} اتقبلت`)}
              >
                اقبل ورقة {name}
              </Button>
              <DangerButton
                quiet
                size="small"
                busy={busy}
                onClick={() => decide(first, 'refused', `ورقة ${first.studentName} اترفضت`)}
              >
                ارفض الورقة
              </DangerButton>
            </>
          ) : (
            <ButtonLink look="soft" size="small" to={desk}>
              شوف حكايتها
            </ButtonLink>
          )}
          {isPlain(first) && late.papers > 1 && (
            <ButtonLink look="quiet" size="small" to={desk}>
              شوفهم
            </ButtonLink>
          )}
        </NeedRow>
      )}
    </>
  );
}
