import { PAPER, STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { resultsMoment } from './results-moment.ts';
import './tell-results.css';

/** Papers by who knows their mark: the student, the teacher alone, and nobody yet. */
export interface PaperCounts {
  told: number;
  held: number;
  waiting: number;
}

interface TellResultsProps {
  lessonId: number;
  /** As it stands. */
  resultsAt: number | null;
  /** As it is to be; null tells each as it is ready. */
  at: number | null;
  /** Read here where the page that asks has not counted them. */
  counts?: PaperCounts | undefined;
  digits: DigitStyle;
  onTold: () => Promise<void>;
  onClose: () => void;
}

/** The question before a class sees its marks, or stops seeing them: what, and who. */
export function TellResults({ lessonId, resultsAt, at, counts: given, digits, onTold, onClose }: TellResultsProps) {
  const read = useRead(
    'GET /api/teach/results/{lessonId}',
    { params: { lessonId }, query: {} },
    { freshMs: 0, wanted: given === undefined },
  );
  const counts = given ?? read.reply?.data.release;
  const { busy, refusal, send } = useSending();
  const isNow = at === null || at <= Date.now();
  const moment = at === null ? '' : resultsMoment(at, digits);
  const confirm = () =>
    send(async () => {
      await call('PUT /api/teach/quizzes/{lessonId}/results-time', {
        params: { lessonId },
        body: { was: resultsAt, resultsAt: at },
      });
      await onTold();
      onClose();
    });
  return (
    <Dialog title={isNow ? 'تعلن النتايج دلوقتي؟' : 'النتايج تستنى الميعاد؟'} busy={busy} onClose={onClose}>
      {(dismiss) => (
        <>
          <ul className="told-by-whom">
            {isNow ? (
              <>
                <li>{seeing(counts, digits)} خلال نص دقيقة، ومعاها الورقة بعد التصحيح.</li>
                <li>ولي أمر كل واحد هيشوف درجته في صفحة المتابعة، وتدخل في المتوسط ولوحة الشرف.</li>
                {counts && counts.waiting > 0 && (
                  <li>{countedNoun(counts.waiting, PAPER, digits)} لسه بتتصحح: كل واحدة هتظهر أول ما تخلص.</li>
                )}
              </>
            ) : (
              <>
                <li>
                  لحد <bdi dir="rtl">{moment}</bdi> محدش هيشوف درجته غيرك، لا الطالب ولا ولي الأمر.
                </li>
                <li>في الميعاد هتظهر للكل مع بعض لوحدها.</li>
                {counts && counts.told > 0 && (
                  <li>
                    {counts.told === 1
                      ? 'طالب واحد درجته ظهرت له خلاص، وهتستخبى عنه لحد الميعاد.'
                      : `${countedNoun(counts.told, STUDENT, digits)} درجاتهم ظهرت لهم خلاص، وهتستخبى عنهم لحد الميعاد.`}
                  </li>
                )}
              </>
            )}
          </ul>
          {refusal && <Note tone="wrong" title={refusal.messageAr} />}
          <div className="told-acts">
            <Button wide busy={busy} onClick={() => void confirm()}>
              {isNow ? 'أيوه، أعلنها' : 'أيوه، تستنى الميعاد'}
            </Button>
            <Button look="line" wide data-first-focus disabled={busy} onClick={dismiss}>
              لأ، خلاص
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function seeing(counts: PaperCounts | undefined, digits: DigitStyle): string {
  if (!counts) return 'كل اللي سلّم وورقته اتصححت هيشوف درجته';
  if (counts.held === 0) return 'مفيش درجات مستنية، واللي هيتصحح بعد كده هيظهر لصاحبه';
  return counts.held === 1 ? 'طالب واحد هيشوف درجته' : `${countedNoun(counts.held, STUDENT, digits)} هيشوفوا درجاتهم`;
}
