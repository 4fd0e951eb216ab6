import { TEMPLATE_LIMITS } from '@hessa/rules/quizzes/templates/exam-template';
import { expect, test } from 'vitest';
import { readQuiz } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { openBank } from '../bank/bank.fixture.ts';

const platform = await sharedPlatform();

async function openTemplates() {
  const bank = await openBank(platform, 1);
  const lessonId = bank.quiz(0);
  const templates = async () => (await bank.staff.call('GET /api/teach/exam-templates')).body.data.templates;
  const part = { name: 'A', instructions: '', answered: 'choice', questions: 5, weight: 2 };
  return {
    ...{ ...bank, lessonId, templates },
    save: (templateId: string, change: object = {}) =>
      bank.staff.call('PUT /api/teach/exam-templates/{templateId}', {
        params: { templateId },
        body: { version: 0, name: 'Own', marks: 10, parts: [part], ...change },
      } as never),
    choose: (templateId: string | null) =>
      bank.staff.call('PUT /api/teach/quizzes/{lessonId}/template', { params: { lessonId }, body: { templateId } }),
    chosen: async () => (await readQuiz(bank.staff, lessonId)).body.data.templateId,
  };
}

test('the ministry’s templates are there, and a teacher’s own are made, changed and taken away [EXAM-90, EXAM-93]', async () => {
  const desk = await openTemplates();
  expect((await desk.templates()).map(({ id, own }: { id: string; own: boolean }) => [id, own])).toEqual([
    ['secondary3-2025', false],
    ['secondary3-2024', false],
    ['secondary3-50', false],
  ]);
  const id = desk.newId();
  expect((await desk.save(id)).body.data).toMatchObject({ id, version: 1, own: true, marks: 10 });
  // The same press twice makes one.
  expect((await desk.save(id)).body.data.version).toBe(1);
  expect((await desk.save(id, { version: 1, name: 'Other' })).body.data).toMatchObject({ version: 2, name: 'Other' });
  expect(await desk.templates()).toHaveLength(4);
  const remove = () =>
    desk.staff.call('DELETE /api/teach/exam-templates/{templateId}', { params: { templateId: id } } as never);
  expect((await remove()).status).toBe(200);
  expect((await remove()).body.code).toBe('template.not_found');
});

test('a template that lacks something is refused, and so is one too many [EXAM-93]', async () => {
  const desk = await openTemplates();
  expect((await desk.save(desk.newId(), { parts: [] })).body.code).toBe('template.incomplete');
  const { owner } = platform.database;
  for (let made = 0; made < TEMPLATE_LIMITS.templates; made += 1) {
    await owner`insert into exam_templates (tenant_id, id, name, parts)
      values (${desk.tenantId}, ${desk.newId()}, 'x', '[]'::jsonb)`;
  }
  expect((await desk.save(desk.newId())).body.code).toBe('template.too_many');
});

test('a quiz keeps the template that was chosen for it, and the paper stays as it is [EXAM-92]', async () => {
  const desk = await openTemplates();
  await desk.write(0, ['One']);
  expect(await desk.chosen()).toBeNull();
  const { version } = (await readQuiz(desk.staff, desk.lessonId)).body.data;
  expect((await desk.choose('secondary3-2025')).body.data).toEqual({ templateId: 'secondary3-2025' });
  expect(await desk.chosen()).toBe('secondary3-2025');
  const own = desk.newId();
  expect((await desk.choose(own)).body.code).toBe('template.not_found');
  await desk.save(own);
  await desk.choose(own);
  expect(await desk.chosen()).toBe(own);
  await desk.choose(null);
  expect(await desk.chosen()).toBeNull();
  expect((await readQuiz(desk.staff, desk.lessonId)).body.data.version).toBe(version);
});
