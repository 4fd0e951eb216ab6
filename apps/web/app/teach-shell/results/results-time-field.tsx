import { cairoMoment, cairoWall } from '@hessa/rules/statistics/cairo-wall';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { DayAndTime } from '../../ui/fields/date-fields.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { useKeptResultsTime, type Wall } from './kept-results-time.ts';
import { resultsMoment } from './results-moment.ts';
import { type PaperCounts, TellResults } from './tell-results.tsx';

const CHOICES = [
  { value: 'ready', label: 'أول ما تجهز' },
  { value: 'at', label: 'للكل مع بعض في ميعاد' },
];

interface ResultsTimeFieldProps {
  lessonId: number;
  resultsAt: number | null;
  /** Whose marks it is about, where they are counted. */
  counts?: PaperCounts;
  digits: DigitStyle;
  refresh: () => Promise<void>;
  /** Told whether something was chosen that nobody has saved. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

/**
 * When results are told. Choosing changes nothing: what a class sees is changed by a press that names what will be seen
 * by whom. No part of the paper: nobody who has the quiz open is asked to answer again because of it.
 */
export function ResultsTimeField({ lessonId, resultsAt, counts, digits, refresh, onUnsaved }: ResultsTimeFieldProps) {
  const kept = useKeptResultsTime(lessonId, resultsAt);
  const [wall, setWall] = useState<Wall>(() => {
    const before = kept.read();
    if (before !== undefined) return before;
    return resultsAt === null ? null : cairoWall(resultsAt);
  });
  /** The time that is asked about; null asks whether to tell them now. */
  const [asked, setAsked] = useState<{ at: number | null } | null>(null);
  const chosen = wall && cairoMoment(wall);
  // A wall shows no seconds.
  const shown = resultsAt === null ? null : cairoMoment(cairoWall(resultsAt));
  // A time that has no day yet is already another choice than the saved one: what was hidden by it so far is nothing.
  const lacksTime = wall !== null && chosen === null;
  const isChanged = wall === null ? resultsAt !== null : lacksTime || chosen !== shown;
  const isComing = resultsAt !== null && resultsAt > Date.now();

  useEffect(() => onUnsaved?.(isChanged), [isChanged, onUnsaved]);

  function choose(next: Wall): void {
    kept.keep(next);
    setWall(next);
  }

  function settle(at: number | null): void {
    kept.forget();
    setWall(at === null ? null : cairoWall(at));
  }

  return (
    <>
      <SelectField
        label="النتايج تظهر امتى؟"
        options={CHOICES}
        value={wall === null ? 'ready' : 'at'}
        hint={hintOf(wall, isChanged)}
        onChange={({ target }) => choose(target.value === 'at' ? (wall ?? { day: '', time: '20:00' }) : null)}
      />
      {wall && <DayAndTime wall={wall} onChange={choose} />}
      {isChanged ? (
        <Note
          tone="warn"
          still
          title="لسه ماتغيّرش حاجة"
          actions={
            <>
              <Button size="small" disabled={lacksTime} onClick={() => setAsked({ at: chosen })}>
                {wall === null ? 'أعلن النتايج' : 'احفظ ميعاد النتايج'}
              </Button>
              <Button look="quiet" size="small" onClick={() => settle(resultsAt)}>
                سيبها زي ما هي
              </Button>
            </>
          }
        >
          {resultsAt === null
            ? 'الطلبة لسه بيشوفوا درجاتهم أول ما تجهز.'
            : `الميعاد لسه ${resultsMoment(resultsAt, digits)}.`}
          {lacksTime && ' اختار اليوم والساعة، وبعدها احفظ.'}
        </Note>
      ) : (
        isComing && (
          <Button look="line" size="small" onClick={() => setAsked({ at: null })}>
            أعلن النتايج دلوقتي
          </Button>
        )
      )}
      {asked && (
        <TellResults
          {...{ lessonId, resultsAt, counts, digits }}
          at={asked.at}
          onTold={async () => {
            settle(asked.at);
            await refresh();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** What holds is said as it holds, and what is only chosen as what will. */
function hintOf(wall: Wall, isChanged: boolean): string {
  if (wall === null) {
    return isChanged
      ? 'لما تعلنها، كل طالب هيشوف درجته أول ما ورقته تتصحّح كلها.'
      : 'كل طالب بيشوف درجته أول ما ورقته تتصحّح كلها.';
  }
  return isChanged
    ? 'لما تحفظه، محدش هيشوف درجته غيرك لحد الميعاد، ولا ولي الأمر.'
    : 'لحد الميعاد محدش بيشوف درجته غيرك، ولا ولي الأمر.';
}
