import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { receive } from '../../outbox/outbox.ts';
import { useWaiting } from '../../outbox/use-waiting.ts';
import { quizKey } from '../../outbox/waiting-papers.ts';
import { followSubmission, handIn, isHandedIn, markedPaper, markedPaperShown, SUBMIT } from './hand-in.ts';
import type { QuizResult } from './quiz-result.ts';

interface HandInParts {
  userId: string;
  lessonId: number;
  onResult: (result: QuizResult) => void;
  /** The submission was refused, or another tab saw it through: the paper knows more. */
  onSettledElsewhere: () => void;
}

export interface HandIn {
  /** `queued` lies on the phone until the line is back. */
  phase: 'answering' | 'sending' | 'queued';
  result: QuizResult | null;
  refusal: ApiError | null;
  send: (answers: readonly Answer[], basedOn: number) => void;
}

/** Handing a quiz in, once: a dead line, a reload and a second tab all end at the one result. */
export function useHandIn({ userId, lessonId, onResult, onSettledElsewhere }: HandInParts): HandIn {
  const waiting = useWaiting(quizKey(lessonId));
  const [phase, setPhase] = useState<HandIn['phase']>(() => (isHandedIn(lessonId) ? 'queued' : 'answering'));
  const [result, setResult] = useState(() => markedPaper(userId, lessonId));
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const heard = useRef(false);
  const tellResult = useEffectEvent(onResult);
  const lookAgain = useEffectEvent(onSettledElsewhere);

  useEffect(() => {
    if (!result) return;
    markedPaperShown(userId, lessonId);
    tellResult(result);
  }, [userId, lessonId, result]);

  useEffect(() => {
    followSubmission(userId, lessonId);
    // It may have come while this page was on its way.
    setResult((known) => known ?? markedPaper(userId, lessonId));
    return receive(quizKey(lessonId), SUBMIT, (outcome) => {
      if (outcome.kind === 'waiting') return setPhase('queued');
      heard.current = true;
      setPhase('answering');
      if (outcome.kind === 'delivered') return setResult(outcome.reply.data);
      setRefusal(outcome.error);
      if (outcome.error.code.startsWith('quiz.')) lookAgain();
    });
  }, [userId, lessonId]);

  useEffect(() => {
    // Another tab handed it in.
    if (waiting && phase === 'answering') return setPhase('queued');
    if (!waiting && phase === 'answering') heard.current = false;
    if (waiting || phase === 'answering' || heard.current) return;
    setPhase('answering');
    lookAgain();
  }, [waiting, phase]);

  return {
    phase,
    result,
    refusal,
    send(answers, basedOn) {
      heard.current = false;
      setRefusal(null);
      setPhase('sending');
      handIn(userId, lessonId, answers, basedOn);
    },
  };
}
