import { sumOfTimes } from '@hessa/rules/quizzes/exams/judge-answers';
import { WARNINGS_MS } from '@hessa/rules/quizzes/exams/sitting-time';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { callDated } from '../../../api/call.ts';
import { learningQueries } from '../../../api/learning-queries.tsx';
import { refusalOf } from '../../../api/refusal-of.ts';
import { deliver, isWaiting, type Outcome, receive } from '../../../outbox/outbox.ts';
import { examKey } from '../../../outbox/waiting-papers.ts';
import { signalCourseDataUpdated } from '../../../session/course-data-updated.ts';
import { readStored } from '../../../session/safe-storage.ts';
import { bringAnswers, kindsOf } from '../kinds/bring-answers.ts';
import { examNow, heardClock, isClockDisturbed } from './exam-clock.ts';
import { type ExamPaper, type ExamState, forgetExamPaper, keepPaper, readPaper } from './exam-paper.ts';
import {
  changeRecord,
  type ExamRecord,
  parseRecord,
  readRecord,
  recordKey,
  removeRecord,
  watchRecords,
} from './exam-record.ts';
import { hearStanding, isElsewhere, type Standing } from './hear-standing.ts';
import { HAND_IN, receiveSaves, sendAnswers, sendPaper, unsentAnswers } from './send-answers.ts';
import { takeUp } from './take-up.ts';

export interface Exam {
  /** What the server said last; null before it said anything here. */
  state: ExamState | null;
  record: ExamRecord | null;
  paper: ExamPaper | null;
  error: ApiError | null;
  /** Nothing reached the server when it was last tried. */
  isOffline: boolean;
  /** The paper was handed in and lies on the phone. */
  isPaperWaiting: boolean;
  ask: () => Promise<unknown>;
  start: () => Promise<void>;
  /** Takes the attempt back from another device, if it still runs. */
  goOnHere: () => Promise<void>;
  handIn: (because: 'student' | 'time') => void;
}

/** A page in sight that heard nothing for so long asks how the attempt stands: it may be taken up or handed in elsewhere. */
const ASK_EVERY_MS = 30_000;
const ASK_AGAIN_MS = 10_000;

/** An exam from its door to its end, on this phone and on the server. */
export function useExam(userId: string, lessonId: number, onHandedIn: () => void): Exam {
  const text = useSyncExternalStore(
    watchRecords,
    () => readStored(recordKey(userId, lessonId)),
    () => null,
  );
  const record = useMemo(() => parseRecord(text), [text]);
  const [state, setState] = useState<ExamState | null>(null);
  const [paper, setPaper] = useState<ExamPaper | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [isOffline, setOffline] = useState(false);
  const [isPaperWaiting, setPaperWaiting] = useState(() => isWaiting(examKey(lessonId)));
  const heardAt = useRef(0);
  const tellHandedIn = useEffectEvent(onHandedIn);

  /** What the server says of the attempt, held against what lies here. */
  function hear(told: ExamState): void {
    setState(told);
    setError(null);
    setOffline(false);
    // While the door is read: the clock runs for nobody's slow line.
    if (told.sitting || told.door === 'open') void bringAnswers(told.kinds);
    const known = readRecord(userId, lessonId);
    if (!known) return;
    const { sitting } = told;
    if (sitting?.number === known.number) {
      const standing = { now: told.now, elsewhere: sitting.elsewhere };
      changeRecord(userId, lessonId, (held) => ({ endsAt: sitting.endsAt, elsewhere: isElsewhere(held, standing) }));
      // Also from a device that the paper has left: its answers are the student's.
      if (unsentAnswers(known).length > 0) void sendAnswers(userId, lessonId, true);
    } else if (!isWaiting(examKey(lessonId))) {
      // Nothing that was written here is left behind: it goes out before the record does.
      void sendAnswers(userId, lessonId, true).then(() => settle());
    }
  }

  function settle(): void {
    removeRecord(userId, lessonId);
    forgetExamPaper(userId, lessonId);
    setPaper(null);
    signalCourseDataUpdated();
    void learningQueries.invalidateQueries();
    tellHandedIn();
  }

  async function ask(): Promise<ExamState | null> {
    const asked = performance.now();
    heardAt.current = asked;
    try {
      const { reply } = await callDated('GET /api/exams/{lessonId}', { params: { lessonId } });
      heardClock(reply.data.now, asked);
      hear(reply.data);
      if (reply.data.sitting?.number === readRecord(userId, lessonId)?.number) void check();
      return reply.data;
    } catch (refused) {
      const refusal = refusalOf(refused);
      setError(refusal);
      if (refusal.isNetwork) setOffline(true);
      return null;
    }
  }

  function hearSaved(told: Standing): void {
    heardAt.current = performance.now();
    if (told.isHandedIn) void ask();
    else hearStanding(userId, lessonId, told);
  }

  /** A look at the attempt alone, cheap enough to be taken by everybody who sits in it. */
  async function check(): Promise<void> {
    const known = readRecord(userId, lessonId);
    if (!known || known.handedIn) return;
    const asked = performance.now();
    heardAt.current = asked;
    const body = { lessonId, attempt: known.number, answers: [], known: sumOfTimes(known.answers, known.flagged) };
    try {
      const { reply } = await callDated('POST /api/quizresult/save-answers', { body });
      setOffline(false);
      if (!reply.exam) return;
      heardClock(reply.exam.now, asked);
      hearSaved(reply.exam);
    } catch (refused) {
      if (refusalOf(refused).isNetwork) setOffline(true);
    }
  }

  async function start(): Promise<void> {
    const asked = performance.now();
    const { reply } = await callDated('POST /api/exams/{lessonId}/start', { params: { lessonId }, body: {} });
    heardClock(reply.data.exam.now, asked);
    await bringAnswers(kindsOf(reply.data.questions));
    takeUp(userId, lessonId, reply.data);
    setPaper(await keepPaper(userId, lessonId, reply.data));
    hear(reply.data.exam);
    await sendAnswers(userId, lessonId, true);
  }

  async function goOnHere(): Promise<void> {
    const told = await ask();
    // Handed in meanwhile: what it is worth stands in its place, and no further attempt is begun by this press.
    if (told?.sitting !== null) await start();
  }

  const askNow = useEffectEvent(() => void ask());
  useEffect(() => {
    void readPaper(userId, lessonId).then((kept) => setPaper((known) => known ?? kept));
    askNow();
    const look = () => document.visibilityState === 'visible' && askNow();
    addEventListener('online', askNow);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', askNow);
      document.removeEventListener('visibilitychange', look);
      void deliver();
    };
  }, [userId, lessonId]);

  const onSave = useEffectEvent((outcome: Outcome<'POST /api/quizresult/save-answers'>) => {
    setOffline(outcome.kind === 'waiting');
    if (outcome.kind !== 'delivered') return;
    if (outcome.reply.exam) hearSaved(outcome.reply.exam);
  });
  useEffect(() => receiveSaves(userId, lessonId, (outcome) => onSave(outcome)), [userId, lessonId]);

  const onPaper = useEffectEvent((outcome: Outcome<typeof HAND_IN>) => {
    setPaperWaiting(outcome.kind === 'waiting');
    setOffline(outcome.kind === 'waiting');
    if (outcome.kind === 'waiting') return;
    if (outcome.kind === 'refused') {
      setError(outcome.error);
      return void ask();
    }
    const told = outcome.reply.data;
    if (told.sitting?.number !== readRecord(userId, lessonId)?.number) return hear(told);
    // By the server's clock there is time left: its clock is read anew, and whoever sits there goes on.
    void ask().then(() => changeRecord(userId, lessonId, () => ({ handedIn: null })));
  });
  useEffect(() => receive(examKey(lessonId), HAND_IN, (outcome) => onPaper(outcome)), [lessonId]);

  const watchClock = useEffectEvent(() => {
    const since = performance.now() - heardAt.current;
    const left = (record?.endsAt ?? 0) - examNow();
    const isWarning = WARNINGS_MS.some((warning) => left <= warning && left > warning - 1_500);
    const isInSight = document.visibilityState === 'visible';
    if ((since > ASK_EVERY_MS && isInSight) || (since > ASK_AGAIN_MS && (isClockDisturbed() || isWarning)))
      void check();
  });
  const isSitting = record !== null && !record.handedIn;
  useEffect(() => {
    if (!isSitting) return;
    const timer = setInterval(watchClock, 1_000);
    return () => clearInterval(timer);
  }, [isSitting]);

  function handIn(because: 'student' | 'time'): void {
    void sendPaper(userId, lessonId, because, paper?.lessonName ?? '');
  }

  return { state, record, paper, error, isOffline, isPaperWaiting, ask, start, goOnHere, handIn };
}
