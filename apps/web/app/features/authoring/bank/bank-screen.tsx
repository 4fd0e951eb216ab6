import { BANK_LIMITS } from '@hessa/rules/quizzes/bank/bank-labels';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useGrowingRead } from '../../../api/use-growing-read.ts';
import { useRead } from '../../../api/use-read.ts';
import { MoreRows } from '../../../teach-shell/reports/more-rows.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import { type BankFilter, bankQuery, WHOLE_BANK } from './bank-filter.ts';
import { BankFilters } from './bank-filters.tsx';
import { BankPassage, byPassage } from './bank-passage.tsx';
import type { BankQuestion } from './bank-question.ts';
import { BankRow } from './bank-row.tsx';
import { EditBankQuestion } from './edit-bank-question.tsx';
import { LabelQuestions } from './label-questions.tsx';
import './bank-screen.css';

/** Every question that was ever written: find them, sort them, mend them. */
export function BankScreen({ digits }: { digits: DigitStyle }) {
  const [filter, setFilter] = useState<BankFilter>(WHOLE_BANK);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [labelling, setLabelling] = useState(false);
  const [edited, setEdited] = useState<BankQuestion | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const labels = useRead('GET /api/teach/bank/labels', {}, { freshMs: 0 });
  const read = useGrowingRead('bank', filter, async (after) => {
    const { data } = await call('GET /api/teach/bank', { query: bankQuery(filter, after) });
    return { ...data, next: data.next === null ? null : String(data.next) };
  });
  const known = labels.reply?.data;
  const count = (value: number) => countedNoun(value, QUESTION, digits);

  function tick(ids: readonly number[], isWanted: boolean) {
    const now = isWanted ? [...ticked, ...ids] : [...ticked].filter((id) => !ids.includes(id));
    setTicked(new Set(now.slice(0, BANK_LIMITS.labelledAtOnce)));
  }

  /** What is ticked is in sight: nothing is labelled that a search has put away. */
  function narrow(to: BankFilter) {
    setFilter(to);
    setTicked(new Set());
  }

  function done(said: string) {
    setNews(said);
    void read.refresh();
    void labels.refresh();
  }

  return (
    <div className="console-page">
      <div className="console-head">
        <h1>بنك الأسئلة</h1>
        {known && known.questions > 0 && <Badge>{count(known.questions)}</Badge>}
      </div>
      <p className="muted">كل سؤال بتحفظه في امتحان بييجي هنا لوحده. نسب الإجابات بتتحسب كل ليلة.</p>
      <BankFilters filter={filter} labels={known} digits={digits} onFilter={narrow} />
      <ReadGate read={read} waiting="بنجيب الأسئلة" failed="مقدرناش نجيب الأسئلة">
        {(pages) => {
          const questions = pages.flatMap((page) => page.questions);
          const passages = new Map(pages.flatMap((page) => page.passages).map((each) => [each.id, each]));
          const ids = questions.map(({ id }) => id);
          const isAll = ids.length > 0 && ids.every((id) => ticked.has(id));
          if (questions.length === 0) {
            return (
              <StatePanel drawing={<CopybookDrawing />} title="مفيش أسئلة هنا">
                <p>{filter === WHOLE_BANK ? 'احفظ أول امتحان وهتلاقي أسئلته هنا.' : 'جرّب كلمة تانية أو شيل فلتر.'}</p>
              </StatePanel>
            );
          }
          return (
            <>
              {filter !== WHOLE_BANK && (
                <p className="bank-found" role="status">
                  {read.hasMore ? `لقينا أكتر من ${count(questions.length)}` : `لقينا ${count(questions.length)}`}
                </p>
              )}
              <Checkbox checked={isAll} onChange={({ target }) => tick(ids, target.checked)}>
                علّم على كل اللي ظاهر
              </Checkbox>
              <ul className="bank-rows">
                {byPassage(questions).map((group) => {
                  const rows = group.map((question) => (
                    <BankRow
                      key={question.id}
                      question={question}
                      digits={digits}
                      isTicked={ticked.has(question.id)}
                      onTick={(isWanted) => tick([question.id], isWanted)}
                      onEdit={() => setEdited(question)}
                    />
                  ));
                  const passage = passages.get(group[0]?.passageId ?? 0);
                  if (!passage) return rows;
                  return (
                    <BankPassage key={`about ${group[0]?.id}`} passage={passage} count={rows.length} digits={digits}>
                      {rows}
                    </BankPassage>
                  );
                })}
              </ul>
              <MoreRows read={read} />
            </>
          );
        }}
      </ReadGate>
      {ticked.size > 0 && (
        <section className="bank-bar" aria-label="اللي اتعلّم عليه">
          <b role="status">متعلّم على {countedAlone(ticked.size, QUESTION, digits)}</b>
          <Button size="small" onClick={() => setLabelling(true)}>
            {ticked.size === 1 ? 'صنّفه' : 'صنّفهم'}
          </Button>
          <Button look="quiet" size="small" onClick={() => setTicked(new Set())}>
            {ticked.size === 1 ? 'سيبه' : 'سيبهم'}
          </Button>
        </section>
      )}
      {labelling && (
        <LabelQuestions
          ids={[...ticked]}
          labels={known}
          digits={digits}
          onClose={() => setLabelling(false)}
          onDone={(labelled) => {
            setLabelling(false);
            setTicked(new Set());
            done(`اتصنّف ${count(labelled)}`);
          }}
        />
      )}
      {edited && (
        <EditBankQuestion
          stored={edited}
          digits={digits}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null);
            done('السؤال اتعدّل في البنك. الامتحانات اللي فيها السؤال زي ما هي.');
          }}
        />
      )}
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </div>
  );
}
