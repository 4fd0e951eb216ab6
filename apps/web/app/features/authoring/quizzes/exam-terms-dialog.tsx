import { EXAM_LIMITS, type ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { addDays, cairoDay } from '@hessa/rules/statistics/cairo-day';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DayAndTime } from '../../../ui/fields/date-fields.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { momentOf, type Wall, wallOf } from './wall-moment.ts';

interface ExamTermsDialogProps {
  terms: ExamTerms | null;
  digits: DigitStyle;
  onClose: () => void;
  /** Throws what the server refused. */
  onSave: (terms: ExamTerms) => Promise<void>;
}

type Edge = 'opensAt' | 'lastStartAt' | 'closesAt';

const EDGES: readonly { readonly name: Edge; readonly label: string; readonly time: string }[] = [
  { name: 'opensAt', label: 'يفتح في ميعاد', time: '16:00' },
  { name: 'lastStartAt', label: 'آخر ميعاد للبداية', time: '17:00' },
  { name: 'closesAt', label: 'يقفل في ميعاد', time: '20:00' },
];

const COUNTS = [
  { value: 'best', label: 'أحسن محاولة' },
  { value: 'last', label: 'آخر محاولة' },
] as const;

const wholeWithin = (text: string, least: number, most: number) =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** The limit of an exam, its window by the clock in Egypt, attempts and pass mark. */
export function ExamTermsDialog({ terms, digits, onClose, onSave }: ExamTermsDialogProps) {
  const [walls, setWalls] = useState<Record<Edge, Wall | null>>({
    opensAt: wallOf(terms?.opensAt),
    lastStartAt: wallOf(terms?.lastStartAt),
    closesAt: wallOf(terms?.closesAt),
  });
  const [hasForms, setForms] = useState(terms?.forms === true);
  const form = useForm({
    initial: {
      minutes: String(terms?.minutes ?? 60),
      attempts: String(terms?.attempts ?? 1),
      counts: terms?.counts ?? 'best',
      passMark: terms?.passMark == null ? '' : String(terms.passMark),
    },
    problemsOf: ({ minutes, attempts, passMark }) => ({
      minutes: !wholeWithin(minutes, 1, EXAM_LIMITS.minutesAtMost) && 'اكتب عدد الدقايق، من دقيقة لحد ٦٠٠ دقيقة.',
      attempts: !wholeWithin(attempts, 1, EXAM_LIMITS.attemptsAtMost) && 'من محاولة واحدة لحد ١٠ محاولات.',
      passMark: passMark !== '' && !wholeWithin(passMark, 0, 100) && 'اكتب رقم من صفر لحد ١٠٠، أو سيبها فاضية.',
    }),
    send: ({ minutes, attempts, counts, passMark }) =>
      onSave({
        minutes: Number(minutes),
        opensAt: momentOf(walls.opensAt),
        lastStartAt: momentOf(walls.lastStartAt),
        closesAt: momentOf(walls.closesAt),
        attempts: Number(attempts),
        counts: counts === 'last' ? 'last' : 'best',
        passMark: passMark === '' ? null : Number(passMark),
        ...(hasForms && { forms: true as const }),
      }),
  });
  const several = form.values.attempts !== '1';
  return (
    <Dialog title="وقت الامتحان" busy={form.busy} onClose={onClose}>
      <form {...form.props} className="console-form">
        <NumberField
          {...form.field('minutes')}
          label="المدة بالدقايق"
          digits={digits}
          data-first-focus
          hint="الطالب بيتنقّل بين الأسئلة براحته، ولما الوقت يخلص ورقته بتتسلّم لوحدها."
        />
        {EDGES.map(({ name, label, time }) => {
          const wall = walls[name];
          const set = (next: Wall | null) => setWalls({ ...walls, [name]: next });
          return (
            <div key={name}>
              <Checkbox
                checked={wall !== null}
                onChange={(event) =>
                  set(event.currentTarget.checked ? { day: addDays(cairoDay(Date.now()), 1), time } : null)
                }
              >
                {label}
              </Checkbox>
              {wall && (
                <div className="exam-when">
                  <DayAndTime wall={wall} onChange={set} />
                </div>
              )}
            </div>
          );
        })}
        <NumberField {...form.field('attempts')} label="عدد المحاولات" digits={digits} />
        {several && <SelectField {...form.field('counts')} label="أنهي محاولة تتحسب؟" options={COUNTS} />}
        <NumberField
          {...form.field('passMark')}
          label="النجاح من كام في المية؟"
          digits={digits}
          hint="سيبها فاضية لو مفيش نجاح وسقوط."
        />
        <Checkbox checked={hasForms} onChange={(event) => setForms(event.currentTarget.checked)}>
          أربع نماذج: كل طالب ياخد نموذج (أ ب ج د)، نفس الأسئلة بترتيب تاني جوه كل قسم
        </Checkbox>
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          احفظ
        </Button>
      </form>
    </Dialog>
  );
}
