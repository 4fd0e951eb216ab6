import type { Input } from '@hessa/contract/client';
import { addDays, cairoDay } from '@hessa/rules/statistics/cairo-day';
import { cairoMoment, cairoWall } from '@hessa/rules/statistics/cairo-wall';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, useState } from 'react';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { DayAndTime } from '../../../ui/fields/date-fields.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { appearanceText, type TaughtShowing } from './showing-words.ts';
import './showing-dialog.css';

type WantedShowing = Input<'PUT /api/teach/lessons/{lessonId}/showing'>['body']['showing'];

interface ShowingDialogProps {
  title: string;
  showing: TaughtShowing;
  what: 'unit' | 'lesson';
  digits: DigitStyle;
  /** What it means that it is seen from now on, or from some moment. */
  whenSeen?: ReactNode;
  onClose: () => void;
  /** Throws what the server refused. */
  onSave: (showing: WantedShowing) => Promise<void>;
}

const KINDS = [
  ['shown', 'ظاهر'],
  ['hidden', 'مخفي'],
  ['from', 'يظهر في ميعاد'],
] as const;

const SAYS = {
  unit: {
    shown: 'بتبان للطلبة باللي جواها، طول ما الكورس منشور.',
    hidden: 'الوحدة باللي جواها مش هتبان لأي طالب، ومش هتعطّل اللي بعدها. مكانها محفوظ، فمواعيد باقي الوحدات زي ما هي.',
  },
  lesson: {
    shown: 'بيبان للطلبة في مكانه، طول ما الكورس منشور.',
    hidden: 'مش هيبان لأي طالب، ومش هيتحسب ناقص على حد ولا هيعطّل اللي بعده. درجات اللي حلّوه محفوظة ومحسوبة في متوسطهم.',
  },
} as const;

/** Whether students see it, or from when on; times are those of the clock in Egypt. */
export function ShowingDialog({ title, showing, what, digits, whenSeen, onClose, onSave }: ShowingDialogProps) {
  const { busy, refusal, send } = useSending();
  const [kind, setKind] = useState(showing.kind);
  const [wall, setWall] = useState(() =>
    showing.kind === 'from'
      ? cairoWall(Date.parse(showing.at))
      : { day: addDays(cairoDay(Date.now()), 1), time: '18:00' },
  );
  const moment = cairoMoment(wall);
  const isPast = moment !== null && moment <= Date.now();
  const at = moment === null ? null : new Date(moment).toISOString();
  const problem = at === null ? 'اختار اليوم والساعة.' : isPast ? 'الميعاد ده فات.' : null;

  function save() {
    if (kind !== 'from') return onSave({ kind });
    return at === null || isPast ? Promise.resolve() : onSave({ kind: 'from', at });
  }

  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <div className="console-form">
        <Chips label="الظهور للطلبة">
          {KINDS.map(([name, word]) => (
            <Chip
              key={name}
              chosen={kind === name}
              {...(kind === name ? { 'data-first-focus': true } : {})}
              onClick={() => setKind(name)}
            >
              {word}
            </Chip>
          ))}
        </Chips>
        {kind === 'from' && <DayAndTime wall={wall} problem={problem} onChange={setWall} />}
        <p className="showing-says">
          {kind === 'from'
            ? at !== null &&
              !isPast && (
                <>
                  {what === 'unit' ? 'هتظهر للطلبة لوحدها' : 'هيظهر للطلبة لوحده'}{' '}
                  <bdi>{appearanceText(at, digits)}</bdi> بتوقيت مصر.
                </>
              )
            : SAYS[what][kind]}
        </p>
        {kind !== 'hidden' && showing.kind !== 'shown' && whenSeen}
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        <Button wide busy={busy} disabled={kind === 'from' && problem !== null} onClick={() => void send(save)}>
          احفظ
        </Button>
      </div>
    </Dialog>
  );
}
