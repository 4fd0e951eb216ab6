import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ReorderList } from '../../../teach-shell/editing/reorder-list.tsx';
import { SaveBar } from '../../../teach-shell/editing/save-bar.tsx';
import { ResultsTimeField } from '../../../teach-shell/results/results-time-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Bubble, Bubbles } from '../../../ui/lesson/bubbles.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { TemplateField } from '../templates/template-field.tsx';
import { AddParts } from './add-parts.tsx';
import { ConflictingPaper } from './conflicting-paper.tsx';
import { incompleteQuestions, isBlank, isComplete } from './edit-paper.ts';
import { firstLackingPart, withoutSpare } from './edited-parts.ts';
import type { StoredQuiz } from './edited-question.ts';
import { EditorKeysHelp } from './editor-keys-help.tsx';
import { ExamTermsField } from './exam-terms-field.tsx';
import { KeyTimeField } from './key-time-field.tsx';
import { namedQuestion } from './named-question.ts';
import { PartsPanel } from './parts-panel.tsx';
import { partSentences, problemSentences } from './problem-words.ts';
import type { QuestionCalls } from './question-calls.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionTransfer } from './question-transfer.tsx';
import { SecondMarkingField } from './second-marking-field.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFocusPlace } from './use-focus-place.ts';
import { usePaper } from './use-paper.ts';
import { useStable } from './use-stable.ts';
import './quiz-editor.css';

interface QuizEditorProps {
  quiz: StoredQuiz;
  digits: DigitStyle;
  /** The page's own heading, or one beneath that of the course around it. */
  heading: 'h1' | 'h2';
  refresh: () => Promise<void>;
  /** What a save that went through leaves to do. */
  afterSave: ReactNode;
  /** Under the name of the quiz: what became of earlier papers. */
  above: (isDirty: boolean) => ReactNode;
  /** Beside a change that is not saved yet. */
  beforeSave: ReactNode;
}

/** A quiz as its teacher writes it. */
export function QuizEditor(props: QuizEditorProps) {
  const { quiz, digits, heading: Heading, refresh, afterSave, above, beforeSave } = props;
  const paper = usePaper(quiz, refresh);
  const { sections, passages, questions, draft } = paper;
  const places = useMemo(() => ({ sections, passages }), [sections, passages]);
  const focusPlace = useFocusPlace();
  const [current, setCurrent] = useState<string | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const [isTimeUnsaved, setTimeUnsaved] = useState(false);
  const resultsTime = useRef<HTMLDivElement>(null);
  const incomplete = incompleteQuestions(questions);
  const lacking = [...problemSentences(incomplete, digits), ...partSentences(draft.value)];
  const isFull = questions.length >= QUESTION_LIMITS.questions;
  const number = (value: number) => formatNumber(value, digits);
  const placeOf = (wanted: string | null) => questions.findIndex(({ id }) => id === wanted);
  const goTo = (id: string | undefined) => id && focusPlace({ question: id, field: 'text' });

  // From a question's figures, or from the trail, straight to the question.
  const arrival = useLocation();
  const goToNamed = useEffectEvent(() => goTo(namedQuestion(questions, quiz.questions, arrival)?.id));
  useEffect(() => void goToNamed(), []);

  /** Whoever writes on goes on about the same passage; a press for a new question asks about none. */
  function add(at = questions.length, goesOn = true) {
    if (!isFull) goTo(paper.addAt(at, goesOn));
  }

  function goToResultsTime() {
    const press = resultsTime.current?.querySelector<HTMLElement>('button:not(:disabled)');
    press?.scrollIntoView({ block: 'center' });
    press?.focus({ preventScroll: true });
  }

  /** Incomplete questions stay in the draft; a version of the quiz has none. */
  function maySave(): boolean {
    setAsked(lacking.length > 0);
    goTo(incomplete[0]?.id ?? firstLackingPart(draft.value) ?? undefined);
    return lacking.length === 0;
  }

  const calls: QuestionCalls = useStable({
    change: paper.change,
    become: paper.become,
    place: paper.place,
    enter: setCurrent,
    focus: focusPlace,
    keepPicture: paper.keepPicture,
    done: (id) => {
      const next = questions[placeOf(id) + 1];
      if (next) goTo(next.id);
      else add();
    },
    copy: (id) => goTo(paper.copy(placeOf(id))),
    remove: (id) => {
      const at = placeOf(id);
      paper.remove(at);
      goTo((questions[at + 1] ?? questions[at - 1])?.id);
    },
  });

  useEditorKeys({
    onSave: () => {
      if (draft.isDirty && !draft.isConflict && maySave()) void draft.save();
    },
    onAdd: () => {
      const at = placeOf(current);
      add(at < 0 ? questions.length : at + 1);
    },
  });

  return (
    <div className="quiz-editor">
      <div className="quiz-editor-head">
        <Heading>
          <RtlTitle>{quiz.name}</RtlTitle>
        </Heading>
        <Badge>{questions.length === 0 ? 'مفيش أسئلة لسه' : countedNoun(questions.length, QUESTION, digits)}</Badge>
      </div>
      {above(draft.isDirty)}
      <ExamTermsField quiz={quiz} digits={digits} refresh={refresh} />
      <KeyTimeField quiz={quiz} refresh={refresh} />
      <div ref={resultsTime} className="quiz-editor-results">
        <ResultsTimeField
          key={quiz.resultsAt}
          lessonId={quiz.lessonId}
          resultsAt={quiz.resultsAt}
          digits={digits}
          refresh={refresh}
          onUnsaved={setTimeUnsaved}
        />
      </div>
      {quiz.questions.some(({ kind }) => kind === 'written') && <SecondMarkingField quiz={quiz} refresh={refresh} />}
      <TemplateField quiz={quiz} paper={paper} digits={digits} refresh={refresh} />
      <QuestionTransfer
        questions={questions}
        lessonId={quiz.lessonId}
        name={quiz.name}
        digits={digits}
        onTake={paper.take}
      />
      <div className="quiz-editor-map">
        <Bubbles label="الأسئلة">
          {questions.map((question, at) => (
            <Bubble
              key={question.id}
              state={isComplete(question) ? 'filled' : 'empty'}
              said={isComplete(question) ? 'كامل' : 'لسه ناقص'}
              current={question.id === current}
              onPress={() => goTo(question.id)}
            >
              {number(at + 1)}
            </Bubble>
          ))}
        </Bubbles>
      </div>
      <PartsPanel paper={paper} lessonId={quiz.lessonId} digits={digits} />
      <EditorKeysHelp />
      <ReorderList
        label="ترتيب الأسئلة"
        items={questions}
        keyOf={({ id }) => id}
        nameOf={({ id }) => `السؤال ${number(placeOf(id) + 1)}`}
        digits={digits}
        onMove={paper.move}
      >
        {(question, handle, at) => (
          <QuestionCard
            question={question}
            number={at + 1}
            courseId={quiz.courseId}
            places={places}
            digits={digits}
            handle={handle}
            problems={(wasAsked && incomplete.find(({ id }) => id === question.id)?.problems) || []}
            pictureUrl={paper.pictureUrl(question.imageMediaId)}
            calls={calls}
          />
        )}
      </ReorderList>
      {questions.length === 0 && <p className="muted">لسه مفيش أسئلة. ابدأ بأول سؤال.</p>}
      {!isFull && (
        <button type="button" className="quiz-editor-add" onClick={() => add(questions.length, false)}>
          <IconPlus size={22} aria-hidden="true" />
          سؤال جديد
        </button>
      )}
      {!isFull && questions.at(-1)?.passage && (
        <Button look="quiet" size="small" onClick={() => add()}>
          سؤال كمان على نفس القطعة
        </Button>
      )}
      <AddParts paper={paper} onAdded={goTo} />
      {paper.removed && (
        <Note
          tone="info"
          title={`السؤال ${number(paper.removed.at + 1)} اتشال`}
          actions={
            <Button look="line" size="small" onClick={() => goTo(paper.putBack())}>
              رجّعه
            </Button>
          }
        />
      )}
      {lacking.length > 0 && (
        <Note tone="warn" still title="قبل ما تحفظ">
          {lacking.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      )}
      {questions.some(isBlank) && <p className="muted">السؤال اللي سايبه فاضي مش بيتحفظ مع الامتحان.</p>}
      {withoutSpare(draft.value).passages.length < passages.length && (
        <p className="muted">القطعة اللي سايبها فاضية مش بتتحفظ مع الامتحان.</p>
      )}
      {draft.isDirty && beforeSave}
      <SaveBar
        draft={draft}
        maySave={maySave}
        lacks={wasAsked ? (lacking[0] ?? null) : null}
        theirs={<ConflictingPaper quiz={quiz} mine={questions} digits={digits} />}
        besides={
          <>
            {draft.isSaved && !draft.isDirty && afterSave}
            {isTimeUnsaved && (
              <Button look="quiet" size="small" onClick={goToResultsTime}>
                ميعاد النتايج لسه ما اتحفظش
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
