import { randomUUID } from 'node:crypto';
import { NOTE_LIMITS } from '@hessa/rules/notes/note-limits';
import { describe, expect, test } from 'vitest';
import type { NewLesson } from '../../seed/new-course.ts';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestSchool, DAY, lessonId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const lessons: NewLesson[] = [
  { type: 'Video', name: 'since ولا for؟' },
  { type: 'Quiz', questions: [{}] },
];

async function watcher() {
  const { course, student, phone } = await school.enrolled({ name: 'Grammar', units: [{ lessons }] });
  return { course, student, phone, video: lessonId(course, 0, 0), quiz: lessonId(course, 0, 1) };
}

const save = (
  phone: TestClient,
  lesson: number,
  more: { id?: string; second?: number; text?: string; at?: number } = {},
) =>
  phone.call('PUT /api/Student/notes/{noteId}', {
    params: { noteId: more.id ?? randomUUID() },
    body: {
      lessonId: lesson,
      second: more.second ?? 250,
      text: more.text ?? 'since + نقطة بداية',
      clientTime: more.at ?? platform.clock.now().getTime(),
    },
  });
const remove = (phone: TestClient, noteId: string) =>
  phone.call('DELETE /api/Student/notes/{noteId}', { params: { noteId } });
const notesOf = async (phone: TestClient) => (await phone.call('GET /api/Student/notes', {})).body.data;

describe('a note at a second of a video', () => {
  test('is kept with its lesson and its course, changed, and thrown away [LEARN-50]', async () => {
    const { course, phone, video } = await watcher();
    const id = randomUUID();
    expect((await save(phone, video, { id, text: '  since + نقطة بداية\n' })).body.data).toEqual({ saved: true });
    const [note] = await notesOf(phone);
    expect(note).toEqual({
      ...{ id, lessonId: video, second: 250, text: 'since + نقطة بداية', lessonName: 'since ولا for؟' },
      ...{ courseId: course.id, courseName: 'Grammar', writtenAt: platform.clock.now().toISOString() },
    });
    // A bookmark has no words.
    await save(phone, video, { id, second: 251, text: '' });
    expect(await notesOf(phone)).toMatchObject([{ id, second: 251, text: '' }]);
    expect((await remove(phone, id)).status).toBe(200);
    expect((await remove(phone, id)).status).toBe(200);
    expect(await notesOf(phone)).toEqual([]);
  });

  test('that waited on a phone never undoes a newer one, and no clock is ahead of the server’s [LEARN-51]', async () => {
    const { phone, video } = await watcher();
    const id = randomUUID();
    const now = platform.clock.now().getTime();
    await save(phone, video, { id, text: 'newer', at: now - 1_000 });
    expect((await save(phone, video, { id, text: 'older', at: now - 60_000 })).body.data).toEqual({ saved: false });
    expect(await notesOf(phone)).toMatchObject([{ text: 'newer' }]);
    await save(phone, video, { id, text: 'from the future', at: now + 365 * DAY });
    platform.clock.advance(1_000);
    expect((await save(phone, video, { id, text: 'a second later' })).body.data).toEqual({ saved: true });
    expect(await notesOf(phone)).toMatchObject([{ text: 'a second later' }]);
  });

  test('arrives also after the window has ended, but only from who holds the video [LEARN-51]', async () => {
    const { student, phone, video, quiz } = await watcher();
    platform.clock.advance(60 * DAY);
    await school.signIn(student);
    expect((await phone.request(`/Student/contentlesson/${video}`)).status).toBe(403);
    expect((await save(phone, video)).status).toBe(200);
    expect((await save(phone, quiz)).body.code).toBe('lesson.not_a_video');
    expect((await save(phone, 999_999)).body.code).toBe('lesson.not_found');
    const stranger = await school.student();
    expect((await save(stranger.phone, video)).body.code).toBe('course.not_enrolled');
  });

  test('is its writer’s alone: another student and the teacher neither read nor change it [LEARN-53]', async () => {
    const { course, phone, video } = await watcher();
    const other = await school.student();
    await school.enrol(other, course);
    const teacher = await staffOf(platform, 'owner');
    const id = randomUUID();
    await save(phone, video, { id, text: 'mine' });
    await save(other.phone, video, { id, text: 'theirs' });
    await remove(teacher, id);
    expect(await notesOf(phone)).toMatchObject([{ text: 'mine' }]);
    expect(await notesOf(other.phone)).toMatchObject([{ text: 'theirs' }]);
    expect(await notesOf(teacher)).toEqual([]);
  });

  test('is short, and there are not endlessly many [LEARN-50]', async () => {
    const { student, phone, video } = await watcher();
    expect((await save(phone, video, { text: 'x'.repeat(NOTE_LIMITS.textLength + 1) })).status).toBe(400);
    expect((await save(phone, video, { second: -1 })).status).toBe(400);
    await platform.database.owner`
      insert into video_notes (tenant_id, student_id, id, lesson_id, second, text, written_at)
      select ${platform.tenantId}, ${student.id}, gen_random_uuid(), ${video}, n, '', now()
      from generate_series(1, ${NOTE_LIMITS.notes - 1}) n`;
    const last = randomUUID();
    expect((await save(phone, video, { id: last })).status).toBe(200);
    expect((await save(phone, video)).body.code).toBe('note.too_many');
    // What is there can still be changed.
    expect((await save(phone, video, { id: last, text: 'again' })).body.data).toEqual({ saved: true });
  });

  test('goes along with the data of its writer, and goes with the account [LEARN-53, LEARN-30]', async () => {
    const { student, phone, video } = await watcher();
    await save(phone, video, { text: 'mine' });
    const data = await phone.call('GET /api/Student/my-data', {});
    expect(data.body.data.notes).toEqual([
      { lessonName: 'since ولا for؟', second: 250, text: 'mine', writtenAt: platform.clock.now().toISOString() },
    ]);
    const body = { password: student.password };
    expect((await phone.call('POST /api/Student/close-account', { body })).status).toBe(200);
    const left = await platform.database.owner`select 1 from video_notes where student_id = ${student.id}`;
    expect(left).toHaveLength(0);
  });

  test('keeps its lesson from being deleted [LEARN-53]', async () => {
    const { course, phone, video } = await watcher();
    await save(phone, video);
    const teacher = await staffOf(platform, 'teacher');
    const tree = await teacher.call('GET /api/teach/courses/{courseId}', { params: { courseId: course.id } });
    const refused = await teacher.call('POST /api/teach/lessons/{lessonId}/delete', {
      params: { lessonId: video },
      body: { version: tree.body.data.version },
    });
    expect(refused.body.code).toBe('lesson.has_students');
  });
});
