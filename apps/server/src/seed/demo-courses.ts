import { EXAM_LIMITS } from '@hessa/rules/quizzes/exams/exam-terms';
import type { Tx } from '../db/tenant-transaction.ts';
import type { DemoCourse, DemoLesson } from './demo/demo-course.ts';
import { type MadeCourse, type NewLesson, newCourse } from './new-course.ts';
import type { StoredMedia } from './store-media.ts';

/** Whoever looks around may try it more than once. */
const ALWAYS_OPEN = {
  opensAt: null,
  lastStartAt: null,
  closesAt: null,
  attempts: EXAM_LIMITS.attemptsAtMost,
  counts: 'best',
  passMark: 50,
  forms: true,
} as const;

export interface SeededCourse extends MadeCourse {
  demo: DemoCourse;
}

/** Every file that the courses name. */
export function demoMediaFiles(courses: readonly DemoCourse[]): Set<string> {
  const names = new Set<string>();
  for (const course of courses) {
    if (course.imageFile) names.add(course.imageFile);
    for (const unit of course.units) {
      for (const resource of unit.resources) if (resource.type !== 'link') names.add(resource.file);
      for (const lesson of unit.lessons) {
        if (lesson.type !== 'Video') continue;
        for (const name of [lesson.videoFile, lesson.captionsFile, lesson.posterFile]) names.add(name);
        if (lesson.attachment) names.add(lesson.attachment.file);
      }
    }
  }
  return names;
}

export async function makeDemoCourses(
  tx: Tx,
  tenantId: string,
  wanted: readonly DemoCourse[],
  media: ReadonlyMap<string, StoredMedia>,
  now: Date,
): Promise<SeededCourse[]> {
  const idOf = (name: string) => media.get(name)?.id ?? null;
  const made: SeededCourse[] = [];
  for (const demo of wanted) {
    const { key: _, imageFile, units, ...course } = demo;
    const cover = imageFile && idOf(imageFile);
    const seeded = await newCourse(
      tx,
      tenantId,
      {
        ...course,
        imagePath: cover && `/media/${tenantId}/${cover}`,
        units: units.map((unit) => ({
          name: unit.name,
          title: unit.title,
          lessons: unit.lessons.map((lesson) => lessonOf(lesson, idOf)),
          resources: unit.resources.map((resource) => {
            if (resource.type === 'link') return resource;
            const { title, type, file } = resource;
            return { title, type, mediaId: idOf(file) ?? '' };
          }),
        })),
      },
      now,
    );
    made.push({ ...seeded, demo });
  }
  return made;
}

function lessonOf(lesson: DemoLesson, idOf: (name: string) => string | null): NewLesson {
  if (lesson.type === 'Quiz') {
    return {
      type: 'Quiz',
      name: lesson.name,
      questions: lesson.questions.map(({ passage, choices, ...question }) => ({
        ...question,
        choices: [...choices],
        text: passage ? `${passage}\n\n${question.text}` : question.text,
      })),
    };
  }
  if (lesson.type === 'Exam') {
    const { name, minutes, questions } = lesson;
    return { type: 'Quiz', name, questions, exam: { ...ALWAYS_OPEN, minutes } };
  }
  const attachmentId = lesson.attachment && idOf(lesson.attachment.file);
  return {
    type: 'Video',
    name: lesson.name,
    videoUrl: null,
    videoMediaId: idOf(lesson.videoFile),
    captionsMediaId: idOf(lesson.captionsFile),
    posterMediaId: idOf(lesson.posterFile),
    durationSeconds: lesson.durationSeconds,
    ...(lesson.attachment && attachmentId
      ? { attachment: { title: lesson.attachment.title, mediaId: attachmentId } }
      : {}),
  };
}
