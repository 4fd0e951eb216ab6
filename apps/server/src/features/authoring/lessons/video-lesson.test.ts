import { describe, expect, test } from 'vitest';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { createTestSchool, lessonId } from '../../../testing/test-school.ts';
import { storedFilm } from '../../media/films/stored-film.fixture.ts';
import { storedFile } from '../../media/stored-file.fixture.ts';

const ROUTE = 'PUT /api/teach/lessons/{lessonId}/video';
const NOTHING = {
  name: 'الدرس الأول',
  videoUrl: null,
  videoMediaId: null,
  captionsMediaId: null,
  posterMediaId: null,
  durationSeconds: null,
  attachmentMediaId: null,
  attachmentTitle: null,
};

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const teacher = await staffOf(platform, 'teacher');
const course = await school.makeCourse({
  units: [{ lessons: Array.from({ length: 9 }, () => ({ type: 'Video' as const })) }],
});

let used = 0;
/** A lesson of this test's own. */
const freshLesson = () => lessonId(course, 0, used++);

const save = (lesson: number, body: object, client = teacher) =>
  client.call(ROUTE, { params: { lessonId: lesson }, body: { version: 1, ...NOTHING, ...body } });
const read = (lesson: number) =>
  teacher.call('GET /api/teach/lessons/{lessonId}/video', { params: { lessonId: lesson } });

describe('a video lesson in the console', () => {
  test('gets a name, a film of ours, captions, a poster, a length and a sheet, which its students then see [ENT-41]', async () => {
    const lesson = freshLesson();
    const student = await school.student();
    await school.enrol(student, course);
    const content = async () =>
      (await student.phone.call('GET /Student/contentlesson/{id}', { params: { id: lesson } })).body.data;
    const before = await content();
    const [film, words, poster, sheet] = [
      await storedFile(platform),
      await storedFile(platform, { contentType: 'text/vtt; charset=utf-8', fileName: 'words.vtt' }),
      await storedFile(platform, { contentType: 'image/webp', fileName: 'poster.webp' }),
      await storedFile(platform, { contentType: 'application/pdf', fileName: 'ورقة.pdf' }),
    ];
    const saved = await save(lesson, {
      name: ' Present perfect ',
      videoMediaId: film,
      captionsMediaId: words,
      posterMediaId: poster,
      durationSeconds: 754,
      attachmentMediaId: sheet,
      attachmentTitle: 'ورقة التمارين',
    });
    expect(saved, saved.text).toMatchObject({
      status: 200,
      body: { data: { version: 2, name: 'Present perfect', video: { mediaId: film, fileName: 'file.mp4' } } },
    });
    expect((await read(lesson)).body).toEqual(saved.body);
    // Outlines are remembered by version: without a new one the student would see the old lesson.
    expect(before.lessonName).not.toBe('Present perfect');
    const now = await content();
    expect(now).toMatchObject({
      lessonName: 'Present perfect',
      durationSeconds: 754,
      attachmentTitle: 'ورقة التمارين',
    });
    expect((await student.phone.request(now.videoUrl)).text).toBe('0123456789');
    expect((await student.phone.request(now.captionsUrl)).headers['content-type']).toBe('text/vtt; charset=utf-8');
    const [event] = await platform.database.owner`
      select details from audit_events where kind = 'lesson.video_edited' and details->>'lesson' = ${String(lesson)}`;
    expect(event?.details).toMatchObject({
      course: course.id,
      before: { videoMediaId: null, durationSeconds: null },
      after: { videoMediaId: film, durationSeconds: 754, name: 'Present perfect' },
    });
  });

  test('another film in its place loses nobody’s place, watched seconds or finish [FILM-41]', async () => {
    const lesson = freshLesson();
    const student = await school.student();
    await school.enrol(student, course);
    const { phone } = student;
    expect((await save(lesson, { videoMediaId: await storedFile(platform) })).status).toBe(200);
    const watched = { lessonId: lesson, positionSeconds: 31, played: [[0, 31]] as [number, number][] };
    expect((await phone.call('POST /api/Student/watch-position', { body: watched })).status).toBe(200);
    expect((await phone.call('POST /api/Student/complete-lesson', { query: { lessonId: lesson } })).status).toBe(200);
    const { filmId } = await storedFilm(platform);
    expect((await save(lesson, { version: 2, videoMediaId: filmId })).status).toBe(200);
    const { data } = (await phone.call('GET /Student/contentlesson/{id}', { params: { id: lesson } })).body;
    expect(data).toMatchObject({ positionSeconds: 31, isCompleted: true, film: { mode: 'camera' } });
    const [row] = await platform.database.owner`select covered from lesson_progress where lesson_id = ${lesson}`;
    expect(row?.covered).toEqual([[0, 31]]);
  });

  test('two who edit it at once: the second is told, and nothing is laid over in silence', async () => {
    const lesson = freshLesson();
    const answers = await Promise.all([save(lesson, { name: 'One' }), save(lesson, { name: 'Two' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('teach.changed_meanwhile');
    const { name } = answers.find(({ status }) => status === 200)?.body.data ?? {};
    expect((await read(lesson)).body.data).toMatchObject({ version: 2, name });
  });

  test('somebody who edits another lesson of the course is in nobody’s way; who renames this one is', async () => {
    const [one, other] = [freshLesson(), freshLesson()];
    expect((await save(one, { name: 'One' })).status).toBe(200);
    expect((await save(other, { name: 'Other' })).status).toBe(200);
    const [row] = await platform.database.owner`select version from courses where id = ${course.id}`;
    const renamed = await teacher.call('PUT /api/teach/lessons/{lessonId}/name', {
      params: { lessonId: one },
      body: { version: row?.version, name: 'Renamed' },
    });
    expect(renamed.status, renamed.text).toBe(200);
    expect((await save(one, { version: 2, name: 'One' })).body.code).toBe('teach.changed_meanwhile');
  });

  test('saved as it is, it is no change: no version, no line in the trail', async () => {
    const lesson = freshLesson();
    const first = await save(lesson, { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
    const again = await save(lesson, { videoUrl: 'https://youtu.be/dQw4w9WgXcQ', version: 2 });
    expect(again.body).toEqual(first.body);
    const events = await platform.database.owner`
      select 1 from audit_events where kind = 'lesson.video_edited' and details->>'lesson' = ${String(lesson)}`;
    expect(events).toHaveLength(1);
  });

  test('what was pasted is kept as the address it means [DESK-70]', async () => {
    const lesson = freshLesson();
    const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" allowfullscreen></iframe>';
    const { body } = await save(lesson, { videoUrl: frame });
    expect(body.data.videoUrl).toBe('https://www.youtube.com/embed/dQw4w9WgXcQ?si=x');
    const bare = await save(lesson, { videoUrl: 'youtube.com/shorts/dQw4w9WgXcQ', version: 2 });
    expect(bare.body.data.videoUrl).toBe('https://youtube.com/shorts/dQw4w9WgXcQ');
  });

  test.each([
    ['lesson.video_refused', { videoUrl: 'https://drive.google.com/file/d/1AbC/view' }],
    ['lesson.video_refused', { videoUrl: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' }],
    ['lesson.video_refused', { videoUrl: 'javascript:alert(1)' }],
    ['lesson.video_refused', { videoUrl: 'http://files.example.com/film.mp4' }],
    ['lesson.video_refused', { videoUrl: '/media/other/file' }],
    ['lesson.video_refused', { videoUrl: 'https://cdn.example.com/playlist.m3u8' }],
    ['lesson.two_videos', { videoUrl: 'https://youtu.be/dQw4w9WgXcQ', videoMediaId: 'a'.repeat(22) }],
    ['lesson.file_refused', { videoMediaId: 'a'.repeat(22) }],
    ['lesson.attachment_nameless', { attachmentMediaId: 'a'.repeat(22) }],
    ['lesson.attachment_nameless', { attachmentTitle: 'ورقة' }],
    ['request.invalid', { name: '   ' }],
    ['request.invalid', { name: 'x'.repeat(121) }],
    ['request.invalid', { durationSeconds: 0 }],
    ['request.invalid', { videoMediaId: '../../etc/passwd' }],
    ['request.invalid', { courseId: 5 }],
  ])('%s for %j [T-INJ-3]', async (code, body) => {
    expect(await save(lessonId(course, 0, 8), body)).toMatchObject({ status: 400, body: { code } });
  });

  test('a file of the wrong kind, and one of another tenant, is refused wherever it is put', async () => {
    const other = await platform.makeTenant();
    const film = await storedFile(platform);
    for (const body of [
      { videoMediaId: await storedFile(platform, {}, other) },
      { videoMediaId: await storedFile(platform, { contentType: 'application/pdf' }) },
      { captionsMediaId: film },
      { posterMediaId: film },
      { attachmentMediaId: film, attachmentTitle: 'Film' },
    ]) {
      const answer = await save(lessonId(course, 0, 8), body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'lesson.file_refused' } });
    }
  });

  test('a quiz, a lesson of another tenant and a student at the door', async () => {
    const quiz = await school.makeCourse({ units: [{ lessons: [{ type: 'Quiz' }] }] });
    expect((await save(lessonId(quiz, 0, 0), {})).status).toBe(404);
    const stranger = platform.client(await platform.makeTenant({ id: 'elsewhere' }));
    await stranger.login(await platform.createAccount({ role: 'owner' }, 'elsewhere'));
    expect((await save(lessonId(course, 0, 8), {}, stranger)).body.code).toBe('lesson.not_found');
    const { phone } = await school.student();
    expect((await save(lessonId(course, 0, 8), {}, phone)).status).toBe(403);
  });
});
