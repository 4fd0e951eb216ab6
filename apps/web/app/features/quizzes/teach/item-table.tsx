import type { Reply } from '@hessa/contract/client';
import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import { Badge } from '../../../ui/notices/badge.tsx';
import { isArabic } from '../answer-letter.ts';
import { READING_WORDS } from './item-reading-words.ts';
import '../../../teach-shell/reports/console-table.css';

type Item = Reply<'GET /api/teach/results/{lessonId}'>['data']['questions'][number];

/** All questions at a glance, a line each; the number leads to the question's own card below. */
export function ItemTable({ questions, digits }: { questions: readonly Item[]; digits: DigitStyle }) {
  return (
    <div className="table-frame">
      <table className="console-table item-table">
        <thead>
          <tr>
            <th scope="col">السؤال</th>
            <th scope="col">صح</th>
            <th scope="col">التمييز</th>
            <th scope="col">رأينا فيه</th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ text, difficulty, discrimination, reading }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            <tr key={at}>
              <td>
                <a className="item-line" href={`#question-${at + 1}`}>
                  <b>{formatNumber(at + 1, digits)}</b>
                  <bdi className="item-line-words" lang={isArabic(text) ? undefined : 'en'}>
                    {text}
                  </bdi>
                </a>
              </td>
              <td>
                <bdi dir="rtl">{formatPercent(difficulty * 100, digits, 'none')}</bdi>
              </td>
              <td>
                {discrimination === null ? '' : <bdi dir="ltr">{formatNumber(discrimination, digits, 'two')}</bdi>}
              </td>
              <td>
                <Badge tone={READING_WORDS[reading].tone}>{READING_WORDS[reading].words}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
