import type { Reply } from '@hessa/contract/client';
import { GROUP_SHARE, PAPERS_TO_JUDGE } from '@hessa/rules/quizzes/item-analysis';
import { PAPER } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { type ReactNode, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { answerLetter, isArabic } from '../answer-letter.ts';
import { MatchedPair } from '../kinds/matched-pair.tsx';
import { QUESTION_PLAYERS } from '../kinds/question-players.ts';
import { QuestionPicture } from '../question-picture.tsx';
import { READING_WORDS } from './item-reading-words.ts';
import { ItemTable } from './item-table.tsx';
import '../quiz-option.css';

export type Item = Reply<'GET /api/teach/results/{lessonId}'>['data']['questions'][number];

interface ItemAnalysisProps {
  questions: readonly Item[];
  papers: number;
  /** Handed in, and without a mark yet. */
  waiting: number;
  /** The newest of them, by which the questions are judged. */
  judgedPapers: number;
  /** Where these questions are written; null for those of an earlier version, which are written no more. */
  editor: string | null;
  digits: DigitStyle;
  /** What was written into an item's gaps and not taken. */
  misses: (item: Item) => ReactNode;
}

/** Every question with what the class made of it. */
export function ItemAnalysis({ questions, papers, waiting, judgedPapers, editor, digits, misses }: ItemAnalysisProps) {
  useNamedQuestion();
  if (papers === 0) {
    const when = waiting > 0 ? 'يتصحّح' : 'يوصل';
    return <p className="muted">أول ما الورق {when} هتلاقي هنا كل سؤال الطلبة عملوا فيه إيه.</p>;
  }
  const group = formatPercent(GROUP_SHARE * 100, digits, 'none');
  return (
    <div className="report-list">
      <p className="muted">
        {papers < PAPERS_TO_JUDGE
          ? `الحكم على السؤال محتاج ${countedNoun(PAPERS_TO_JUDGE, PAPER, digits)} على الأقل. دي نسب الإجابات لحد دلوقتي.`
          : `التمييز: نسبة اللي جاوبوا صح من أعلى ${group} ناقص نسبتهم من أقل ${group}. كل ما زاد، السؤال بيفرّق أحسن.`}
        {judgedPapers < papers && ` النسب من آخر ${countedNoun(judgedPapers, PAPER, digits)}.`}
      </p>
      <ItemTable questions={questions} digits={digits} />
      <ol className="items">
        {questions.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
          <AnalysedItem key={at} item={item} place={at + 1} editor={editor} digits={digits} misses={misses} />
        ))}
      </ol>
    </div>
  );
}

/** Whoever comes for one question, `#question-3`, begins at it; the way back leads to where the page was left. */
function useNamedQuestion(): void {
  const { hash } = useLocation();
  const isArrival = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (isArrival && hash.startsWith('#question-')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isArrival]);
}

interface AnalysedItemProps extends Pick<ItemAnalysisProps, 'editor' | 'digits' | 'misses'> {
  item: Item;
  /** From 1. */
  place: number;
}

function AnalysedItem({ item, place, editor, digits, misses }: AnalysedItemProps) {
  const { text, imageUrl, difficulty, discrimination, choices } = item;
  const { words, tone } = READING_WORDS[item.reading];
  const { earnedWords, rightWord, shareWords } = QUESTION_PLAYERS[item.kind];
  const arabic = isArabic(text);
  // One, a sentence that was put in order, is no choice among others.
  const isAlone = choices.length === 1;
  return (
    <li className="item" id={`question-${place}`}>
      <div className="item-head">
        <h2>السؤال {formatNumber(place, digits)}</h2>
        <Badge tone={tone}>{words}</Badge>
        <span className="item-figures">
          <span>
            {earnedWords} <bdi dir="rtl">{formatPercent(difficulty * 100, digits, 'none')}</bdi>
          </span>
          {discrimination !== null && (
            <span>
              التمييز <bdi dir="ltr">{formatNumber(discrimination, digits, 'two')}</bdi>
            </span>
          )}
        </span>
      </div>
      <div dir="auto" lang={arabic ? undefined : 'en'}>
        <p className="item-words">{text}</p>
      </div>
      {editor && <TextLink to={`${editor}#question-${place}`}>عدّل السؤال</TextLink>}
      {imageUrl && <QuestionPicture src={imageUrl} />}
      <ul className="item-choices" dir={arabic ? 'rtl' : 'ltr'}>
        {choices.map((choice, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
            key={at}
            className={`item-choice${choice.isRight ? ' item-choice-right' : ''}${isAlone ? ' item-choice-alone' : ''}`}
          >
            {!isAlone && (
              <span className="quiz-letter" aria-hidden="true">
                {choice.matched === undefined ? answerLetter(at, arabic) : at + 1}
              </span>
            )}
            <span className="item-choice-words">
              {choice.matched === undefined ? (
                <ItemWords text={choice.text} />
              ) : (
                <MatchedPair left={choice.text} isArabic={arabic}>
                  <ItemWords text={choice.matched} />
                </MatchedPair>
              )}
              {choice.isRight && (
                <span className={shareWords ? 'item-key muted' : 'item-key'} dir="rtl">
                  {shareWords ?? rightWord}
                </span>
              )}
            </span>
            <span className="item-choice-share" dir="rtl">
              <bdi dir="rtl">{formatPercent(choice.share * 100, digits, 'none')}</bdi>{' '}
              <span className="muted">
                ({choice.papers === 0 ? 'ولا ورقة' : countedNoun(choice.papers, PAPER, digits)})
              </span>
            </span>
            <ProgressBar
              thin
              percent={choice.share * 100}
              tone={choice.isRight ? 'right' : 'wrong'}
              label={`اختاروا ${choice.text}`}
            />
          </li>
        ))}
      </ul>
      {item.misses.length > 0 && misses(item)}
    </li>
  );
}

const ItemWords = ({ text }: { text: string }) => <bdi lang={isArabic(text) ? undefined : 'en'}>{text}</bdi>;
