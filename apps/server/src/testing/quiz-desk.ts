import { randomUUID } from 'node:crypto';
import type { sentQuestion } from '@hessa/contract/authoring/quizzes/edited-quiz';
import type { saveQuiz } from '@hessa/contract/authoring/quizzes/save-quiz';
import type { Role } from '@hessa/rules/auth/role';
import type { z } from 'zod';
import { makeQuiz, type QuizIds } from './classroom.ts';
import type { AnyAnswer, TestClient } from './test-client.ts';
import type { TestPlatform } from './test-platform.ts';
import { until } from './until.ts';

/** A question as the editor holds it. */
export interface DeskQuestion {
  from: number | null;
  text: string;
  /** A single choice unless it says otherwise. */
  kind?: 'single-choice' | 'several-choices';
  choices: string[];
  rightChoice?: number;
  rightChoices?: number[];
  weight: number;
  explanation: string;
  explainedIn?: { lessonId: number; second: number } | null;
  imageMediaId: string | null;
  pinned: boolean;
}

export async function staffOf(platform: TestPlatform, role: Role): Promise<TestClient> {
  const device = platform.client();
  await device.login(await platform.createAccount({ role }));
  return device;
}

export function readQuiz(staff: TestClient, lessonId: number): Promise<AnyAnswer> {
  return staff.call('GET /api/teach/quizzes/{lessonId}', { params: { lessonId } });
}

/** The paper as the editor would send it back unchanged. */
export function paperOf(read: AnyAnswer): DeskQuestion[] {
  return read.body.data.questions.map(
    ({
      id,
      identity: _identity,
      imageUrl: _imageUrl,
      ...question
    }: DeskQuestion & Record<'identity' | 'imageUrl', string> & { id: number }) => ({
      ...question,
      from: id,
    }),
  );
}

export function savePaper(
  staff: TestClient,
  lessonId: number,
  version: number,
  questions: readonly Partial<DeskQuestion>[],
): Promise<AnyAnswer> {
  const blank = { from: null, text: 'Question', weight: 1, explanation: '', imageMediaId: null, pinned: false };
  return staff.call('PUT /api/teach/quizzes/{lessonId}', {
    params: { lessonId },
    body: {
      version,
      questions: questions.map((question) => ({
        ...blank,
        choices: ['for', 'since'],
        ...(question.kind === 'several-choices' ? {} : { rightChoice: 0 }),
        ...question,
      })) as z.input<typeof sentQuestion>[],
    },
  });
}

/** A quiz in a course of its own, with a paper that its teacher wrote. */
export async function writeQuiz(
  platform: TestPlatform,
  staff: TestClient,
  paper: Omit<z.input<typeof saveQuiz.body>, 'version'>,
): Promise<QuizIds> {
  const quiz = await makeQuiz(platform, [{}]);
  const saved = await staff.call('PUT /api/teach/quizzes/{lessonId}', {
    params: { lessonId: quiz.lessonId },
    body: { version: 1, ...paper },
  });
  if (saved.status !== 200) throw new Error(saved.text);
  return quiz;
}

/** Reads the paper, changes it, saves it. */
export async function editPaper(
  staff: TestClient,
  lessonId: number,
  edit: (paper: DeskQuestion[]) => Partial<DeskQuestion>[],
): Promise<AnyAnswer> {
  const read = await readQuiz(staff, lessonId);
  return savePaper(staff, lessonId, read.body.data.version, edit(paperOf(read)));
}

/** Regrades a quiz by the paper it has now, and waits for the end of it. */
export async function regradeQuiz(staff: TestClient, lessonId: number): Promise<AnyAnswer> {
  const { version } = (await readQuiz(staff, lessonId)).body.data;
  const started = await staff.call('POST /api/teach/quizzes/{lessonId}/regrade', {
    params: { lessonId },
    body: { key: randomUUID(), version },
  });
  if (started.status !== 200) throw new Error(started.text);
  const params = { jobId: started.body.data.id };
  const read = () => staff.call('GET /api/teach/jobs/{jobId}', { params });
  await until(async () => (await read()).body.data.endedAt !== null);
  const job = (await read()).body.data;
  if (job.state !== 'done') throw new Error(`the regrade ended as ${job.state}`);
  return job;
}
