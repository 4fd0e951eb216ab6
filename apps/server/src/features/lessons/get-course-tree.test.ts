import { describe, expect, test } from 'vitest';
import type { NewCourse } from '../../seed/new-course.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, lessonId, unitId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const WHOLE_COURSE = {
  name: 'Grammar',
  description: 'All of it',
  grade: 'Secondary2',
  term: 'Second',
  pricePiastres: 19_900,
  imagePath: '/media/cover.webp',
  units: [
    {
      name: 'Unit one',
      title: 'Hidden title',
      lessons: [
        {
          type: 'Video',
          name: 'Present simple',
          videoUrl: 'https://video.example/secret-address',
          durationSeconds: 60,
          attachment: { title: 'secret-sheet', mediaId: 'secretmedia0000000001' },
        },
        {
          type: 'Quiz',
          name: 'First quiz',
          questions: [{ text: 'secret-question', choices: ['secret-choice', 'b'], explanation: 'secret-reason' }],
        },
      ],
      resources: [{ title: 'secret-resource', type: 'link', url: 'https://secret.example' }],
    },
    { name: 'Unit two', lessons: [] },
  ],
} satisfies NewCourse;

const tree = (query: string) => platform.client().request(`/Course/tree?${query}`);

describe('the public course tree', () => {
  test('shows a guest names, kinds and order under both paths and casings [API-25, API-43, ENT-17, ENT-18, OP-CDET-3, OP-CDET-4, OP-API-3, OP-API-4]', async () => {
    const course = await school.makeCourse(WHOLE_COURSE);
    for (const path of ['/Course/tree', '/api/Course/tree']) {
      for (const name of ['courseid', 'courseId']) {
        const answer = await platform.client().request(`${path}?${name}=${course.id}`);
        expect(answer.status, answer.text).toBe(200);
        expect(answer.body).toEqual({
          success: true,
          message: '',
          data: {
            id: course.id,
            courseName: 'Grammar',
            description: 'All of it',
            grade: 'Secondary2',
            term: 'Second',
            price: 199,
            imagePath: '/media/cover.webp',
            isOpenToAll: false,
            features: null,
            units: [
              {
                id: unitId(course, 0),
                unitName: 'Unit one',
                lessons: [
                  { id: lessonId(course, 0, 0), lessonName: 'Present simple', type: 'Video' },
                  { id: lessonId(course, 0, 1), lessonName: 'First quiz', type: 'Quiz' },
                ],
              },
              { id: unitId(course, 1), unitName: 'Unit two', lessons: [] },
            ],
          },
        });
      }
    }
  });

  test('has nothing of the content in any byte, even for an enrolled student [OP-CDET-4, T-VID-1]', async () => {
    const { course, phone } = await school.enrolled(WHOLE_COURSE);
    for (const client of [platform.client(), phone]) {
      const { text } = await client.request(`/Course/tree?courseid=${course.id}`);
      expect(text).toContain('Present simple');
      expect(text).not.toMatch(
        /secret|videoUrl|attachment|isCorrect|answers|question|explanation|choices|enrollmentDate|isCompleted|resources/i,
      );
    }
  });

  test('of a draft, another tenant’s course or none is 404 «Course details not found.», always the same [ERR-35, CDET-36, T-G-4]', async () => {
    const draft = await school.makeCourse({ active: false });
    const elsewhere = await createTestSchool(platform, await platform.makeTenant()).makeCourse();
    const answers = await Promise.all([999_999_999, draft.id, elsewhere.id].map((id) => tree(`courseid=${id}`)));
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'course.not_found', message: 'Course details not found.' });
      expect(answer.text).toBe(answers[0]?.text);
    }
  });

  test('follows a course that leaves the catalogue at once [OP-MYC-6]', async () => {
    const course = await school.makeCourse();
    expect((await tree(`courseid=${course.id}`)).status).toBe(200);
    await platform.database.owner`update courses set active = false where id = ${course.id}`;
    expect((await tree(`courseid=${course.id}`)).status).toBe(404);
  });

  test('shows a changed lesson as soon as the course has a new version, and units in their order [OP-RULE-2]', async () => {
    const course = await school.makeCourse({ units: [{ name: 'a' }, { name: 'b' }] });
    const names = async () =>
      (await tree(`courseid=${course.id}`)).body.data.units.map((unit: { unitName: string }) => unit.unitName);
    expect(await names()).toEqual(['a', 'b']);
    const { owner } = platform.database;
    await owner`update units set position = 5 where id = ${unitId(course, 0)}`;
    await owner`update courses set version = version + 1 where id = ${course.id}`;
    expect(await names()).toEqual(['b', 'a']);
  });

  test.each(['', 'courseid=abc', 'courseid=1e0', 'courseid=1&courseid=2', 'courseid=%D9%A1'])(
    'an id that is no id is a bad request: «%s» [T-G-5]',
    async (query) => {
      expect((await tree(query)).status).toBe(400);
    },
  );
});
