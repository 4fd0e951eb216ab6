import type { Grade } from '@hessa/rules/courses/grade';
import type { Term } from '@hessa/rules/courses/term';
import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { kindOf, partFrom, type QuestionPart } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { Tx } from '../db/tenant-transaction.ts';
import { courses } from '../features/courses/courses-table.ts';
import { lessons } from '../features/lessons/lessons-table.ts';
import { questions } from '../features/quizzes/questions-table.ts';
import { unitResources } from '../features/units/unit-resources-table.ts';
import { units } from '../features/units/units-table.ts';

export interface NewQuestion {
  text?: string;
  choices?: readonly string[];
  /** The place of the right choice, or the places of several. */
  right?: number | readonly number[];
  /** Instead of choices: a question of any kind. */
  part?: QuestionPart;
  weight?: number;
  explanation?: string | null;
  pinned?: boolean;
  imageMediaId?: string | null;
}

interface NewShowing {
  hidden?: boolean;
  appearsAt?: Date;
}

export type NewLesson = NewShowing & (NewVideo | NewQuiz);

interface NewVideo {
  type: 'Video';
  name?: string;
  videoUrl?: string | null;
  videoMediaId?: string | null;
  captionsMediaId?: string | null;
  posterMediaId?: string | null;
  durationSeconds?: number | null;
  attachment?: { title: string; mediaId: string };
}

interface NewQuiz {
  type: 'Quiz';
  name?: string;
  questions?: NewQuestion[];
  exam?: ExamTerms;
}

export interface NewResource {
  title: string;
  type: 'pdf' | 'doc' | 'link';
  url?: string;
  mediaId?: string;
}

export interface NewUnit extends NewShowing {
  name?: string;
  title?: string;
  lessons?: NewLesson[];
  resources?: NewResource[];
}

export interface NewCourse {
  name?: string;
  description?: string;
  grade?: Grade;
  term?: Term;
  pricePiastres?: number;
  imagePath?: string | null;
  active?: boolean;
  openToAll?: boolean;
  units?: NewUnit[];
}

export interface MadeUnit {
  id: number;
  lessonIds: number[];
}

export interface MadeCourse {
  id: number;
  units: MadeUnit[];
}

let made = 0;

/** A course with whatever the caller does not mention: two units, each a video and a quiz of two questions. */
export async function newCourse(tx: Tx, tenantId: string, wanted: NewCourse, now: Date): Promise<MadeCourse> {
  made += 1;
  const [course] = await tx
    .insert(courses)
    .values({
      tenantId,
      name: wanted.name ?? `Course ${made}`,
      description: wanted.description ?? '',
      grade: wanted.grade ?? 'Secondary1',
      term: wanted.term ?? 'First',
      pricePiastres: wanted.pricePiastres ?? 15_000,
      imagePath: wanted.imagePath ?? null,
      active: wanted.active ?? true,
      openToAll: wanted.openToAll ?? false,
      createdAt: now,
    })
    .returning({ id: courses.id });
  if (!course) throw new Error('the course was not made');
  const wantedUnits = wanted.units ?? [{}, {}];
  const madeUnits: MadeUnit[] = [];
  for (const [position, unit] of wantedUnits.entries()) {
    madeUnits.push(await newUnit(tx, { tenantId, courseId: course.id, position }, unit));
  }
  return { id: course.id, units: madeUnits };
}

async function newUnit(
  tx: Tx,
  place: { tenantId: string; courseId: number; position: number },
  wanted: NewUnit,
): Promise<MadeUnit> {
  const wantedLessons = wanted.lessons ?? [{ type: 'Video' }, { type: 'Quiz' }];
  const [unit] = await tx
    .insert(units)
    .values({
      ...place,
      name: wanted.name ?? `Unit ${place.position + 1}`,
      ...showingColumns(wanted),
      title: wanted.title ?? '',
      videoCount: wantedLessons.filter(({ type }) => type === 'Video').length,
      // A quiz without questions counts for nothing.
      quizCount: wantedLessons.filter((lesson) => lesson.type === 'Quiz' && lesson.questions?.length !== 0).length,
    })
    .returning({ id: units.id });
  if (!unit) throw new Error('the unit was not made');
  const lessonIds: number[] = [];
  for (const [position, lesson] of wantedLessons.entries()) {
    lessonIds.push(await newLesson(tx, { ...place, unitId: unit.id, position }, lesson));
  }
  const resources = (wanted.resources ?? []).map((resource, position) => ({
    tenantId: place.tenantId,
    unitId: unit.id,
    position,
    ...resource,
  }));
  if (resources.length > 0) await tx.insert(unitResources).values(resources);
  return { id: unit.id, lessonIds };
}

async function newLesson(
  tx: Tx,
  place: { tenantId: string; courseId: number; unitId: number; position: number },
  wanted: NewLesson,
): Promise<number> {
  const wantedQuestions = wanted.type === 'Quiz' ? (wanted.questions ?? [{}, {}]) : [];
  const [lesson] = await tx
    .insert(lessons)
    .values({
      ...place,
      name: wanted.name ?? `${wanted.type} ${place.position + 1}`,
      type: wanted.type,
      ...showingColumns(wanted),
      questionCount: wantedQuestions.length,
      ...(wanted.type === 'Video' ? videoColumns(wanted) : { exam: wanted.exam ?? null }),
    })
    .returning({ id: lessons.id });
  if (!lesson) throw new Error('the lesson was not made');
  const rows = wantedQuestions.map((question, position) => ({
    tenantId: place.tenantId,
    lessonId: lesson.id,
    position,
    text: question.text ?? `She ____ English every day. (${position + 1})`,
    ...partColumns(question),
    weight: question.weight ?? 1,
    explanation: question.explanation ?? null,
    imageMediaId: question.imageMediaId ?? null,
    pinned: question.pinned ?? false,
  }));
  if (rows.length > 0) await tx.insert(questions).values(rows);
  return lesson.id;
}

/** A question's own part; one with several right choices is of the kind that has them. */
export function partColumns(question: NewQuestion) {
  const { choices = ['studies', 'study', 'studying', 'has study'], right = 0 } = question;
  const part = question.part ?? (partFrom({ choices, right: [right].flat() }) as QuestionPart);
  return { kind: part.kind, ...kindOf(part).toRow(part) };
}

const showingColumns = ({ hidden = false, appearsAt }: NewShowing) => ({ hidden, appearsAt: appearsAt ?? null });

function videoColumns(wanted: NewVideo) {
  return {
    videoUrl:
      wanted.videoUrl === undefined && !wanted.videoMediaId
        ? 'https://youtu.be/dQw4w9WgXcQ'
        : (wanted.videoUrl ?? null),
    videoMediaId: wanted.videoMediaId ?? null,
    captionsMediaId: wanted.captionsMediaId ?? null,
    posterMediaId: wanted.posterMediaId ?? null,
    durationSeconds: wanted.durationSeconds ?? null,
    attachmentTitle: wanted.attachment?.title ?? null,
    attachmentMediaId: wanted.attachment?.mediaId ?? null,
  };
}
