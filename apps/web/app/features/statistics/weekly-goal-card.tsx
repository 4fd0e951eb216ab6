import type { Reply } from '@hessa/contract/client';
import { WEEKLY_GOAL } from '@hessa/rules/statistics/weekly-goal-limits';
import { LESSON } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { ProgressBar } from '../../ui/progress/progress-bar.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import './weekly-goal-card.css';

interface WeeklyGoalCardProps {
  week: Reply<'GET /api/Student/milestones'>['data']['week'];
  digits: DigitStyle;
  onChosen: () => Promise<void>;
}

/** What the student wants of the week. A week that falls short is never spoken of: Saturday is a new page. */
export function WeeklyGoalCard({ week, digits, onChosen }: WeeklyGoalCardProps) {
  const [choosing, setChoosing] = useState(false);
  const { busy, refusal, send } = useSending();
  const choose = (lessons: number | null) =>
    void send(async () => {
      await call('PUT /api/Student/weekly-goal', { body: { lessons } });
      await onChosen();
      setChoosing(false);
    });
  return (
    <Sheet className="weekly-goal">
      {choosing || week.goal === null ? (
        <GoalChoice first={week.goal ?? week.proposed} digits={digits} busy={busy} onChoose={choose} />
      ) : (
        <>
          <p className="weekly-goal-line">
            <span>
              {week.finished >= week.goal ? (
                <b>وصلت لهدفك الأسبوع ده!</b>
              ) : (
                <>
                  هدفك <Counted>{countedAlone(week.goal, LESSON, digits)}</Counted> الأسبوع ده
                </>
              )}
            </span>
            <b>{week.finished === 0 ? 'لسه أول صفحة' : <bdi>{doneWords(week.finished, week.goal, digits)}</bdi>}</b>
          </p>
          <ProgressBar percent={Math.min(100, (week.finished * 100) / week.goal)} label="هدف الأسبوع" />
          <div className="weekly-goal-presses">
            <Button look="quiet" size="small" onClick={() => setChoosing(true)}>
              غيّر الهدف
            </Button>
            <Button look="quiet" size="small" busy={busy} onClick={() => choose(null)}>
              من غير هدف
            </Button>
          </div>
        </>
      )}
      {refusal && <p role="alert">{refusal.messageAr}</p>}
    </Sheet>
  );
}

/** «١ من ٣»; past the goal there is nothing to count towards. */
function doneWords(finished: number, goal: number, digits: DigitStyle): string {
  if (finished >= goal) return countedAlone(finished, LESSON, digits);
  return `${formatNumber(finished, digits)} من ${formatNumber(goal, digits)}`;
}

interface GoalChoiceProps {
  first: number;
  digits: DigitStyle;
  busy: boolean;
  onChoose: (lessons: number) => void;
}

function GoalChoice({ first, digits, busy, onChoose }: GoalChoiceProps) {
  const [lessons, setLessons] = useState(first);
  return (
    <>
      <p>هتخلّص كام درس الأسبوع ده؟ الهدف ليك إنت، وكل سبت صفحة جديدة.</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div className="weekly-goal-choice" role="group" aria-label="كام درس في الأسبوع">
        <IconButton label="أقل" disabled={lessons <= WEEKLY_GOAL.least} onClick={() => setLessons(lessons - 1)}>
          <IconMinus aria-hidden="true" />
        </IconButton>
        <b role="status">
          <Counted>{countedAlone(lessons, LESSON, digits)}</Counted>
        </b>
        <IconButton label="أكتر" disabled={lessons >= WEEKLY_GOAL.most} onClick={() => setLessons(lessons + 1)}>
          <IconPlus aria-hidden="true" />
        </IconButton>
        <Button size="small" busy={busy} onClick={() => onChoose(lessons)}>
          ماشي
        </Button>
      </div>
    </>
  );
}
