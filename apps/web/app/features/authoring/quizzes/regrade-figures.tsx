import { EXCELLENT_FROM, GOOD_FROM, type QuizBand } from '@hessa/rules/quizzes/quiz-band';
import { formatCount } from '@hessa/rules/text/count';
import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { RegradePreview } from './regrade-preview.ts';

const BANDS: QuizBand[] = ['excellent', 'good', 'keep-practising'];

/** How many change, which way, and how the class as a whole comes out. */
export function RegradeFigures({ preview, digits }: { preview: RegradePreview; digits: DigitStyle }) {
  const { papers, up, down, same, untouched, before, after } = preview;
  const number = (value: number) => formatCount(value, digits);
  const names: Record<QuizBand, string> = {
    excellent: `ممتاز (من ${number(EXCELLENT_FROM)})`,
    good: `كويس (من ${number(GOOD_FROM)})`,
    'keep-practising': `أقل من ${number(GOOD_FROM)}`,
  };
  return (
    <>
      {papers === 0 ? (
        <p>مفيش ورق يتصحّح من جديد: الأسئلة دلوقتي غير اللي اتسلّمت خالص.</p>
      ) : (
        <dl className="regrade-counts">
          <div>
            <dt>هتزيد</dt>
            <dd className="regrade-up">{number(up)}</dd>
          </div>
          <div>
            <dt>هتقل</dt>
            <dd className="regrade-down">{number(down)}</dd>
          </div>
          <div>
            <dt>زي ما هي</dt>
            <dd>{number(same)}</dd>
          </div>
        </dl>
      )}
      {papers > 0 && (
        <table className="regrade-table">
          <caption className="unseen">توزيع الدرجات قبل وبعد</caption>
          <thead>
            <tr>
              <th scope="col">الدرجة</th>
              <th scope="col">دلوقتي</th>
              <th scope="col">بعد التصحيح</th>
            </tr>
          </thead>
          <tbody>
            {BANDS.map((band) => (
              <tr key={band}>
                <th scope="row">{names[band]}</th>
                <td>{number(before[band])}</td>
                <td>{number(after[band])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {untouched > 0 && papers > 0 && (
        <p className="muted">
          ورق {countedNoun(untouched, STUDENT, digits)} مفيهوش أي سؤال من الأسئلة الحالية، فهيفضل زي ما هو.
        </p>
      )}
    </>
  );
}
