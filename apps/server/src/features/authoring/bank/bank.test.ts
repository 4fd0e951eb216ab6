import { foldForSearch } from '@hessa/rules/text/search-fold';
import { describe, expect, test } from 'vitest';
import { editPaper, readQuiz, savePaper } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { judgeBank } from '../../quizzes/bank/judge-bank.ts';
import { openBank } from './bank.fixture.ts';

const DAY = 24 * 60 * 60 * 1000;

const platform = await sharedPlatform();

const texts = (found: readonly { text: string }[]) => found.map(({ text }) => text);

describe('the bank', () => {
  test('has a question as soon as it is saved in a quiz, sorted under the quiz’s unit, and once however often it is used [EXAM-80]', async () => {
    const bank = await openBank(platform);
    await bank.write(0, ['One', 'Two']);
    await bank.write(1, ['Two', 'Three']);
    const found = await bank.list();
    expect(texts(found)).toEqual(['Three', 'Two', 'One']);
    expect(found[1]).toMatchObject({
      ...{ unit: 'Unit 7', source: 'Quiz 1', skill: null, level: null, tags: [], uses: 2, papers: 0 },
      lastUsedAt: platform.clock.now().toISOString(),
    });
  });

  test('the same words with another key are another question; the same question twice in a paper is one [EXAM-80]', async () => {
    const bank = await openBank(platform);
    await savePaper(bank.staff, bank.quiz(0), 1, [
      { text: 'Same', rightChoice: 0 },
      { text: 'Same', rightChoice: 1 },
      { text: 'Same', rightChoice: 0 },
    ]);
    expect((await bank.list()).map(({ uses }) => uses)).toEqual([1, 1]);
  });

  test('follows an edit in the quiz; where another quiz has the question too, the new wording is a question of its own with the same labels [EXAM-80]', async () => {
    const bank = await openBank(platform);
    await bank.write(0, ['He go', 'Shared']);
    await bank.write(1, ['Shared']);
    const [shared, mistyped] = await bank.list();
    const ids = [shared?.id, mistyped?.id] as number[];
    await bank.staff.call('POST /api/teach/bank/labels', { body: { ids, skill: 'grammar', addTags: ['2025'] } });
    await editPaper(bank.staff, bank.quiz(0), (paper) =>
      paper.map((question) => ({ ...question, text: question.text === 'He go' ? 'He goes' : 'Shared, edited' })),
    );
    const found = await bank.list();
    expect(found.map(({ id, text, skill, tags }) => [id, text, skill, tags])).toEqual([
      [expect.any(Number), 'Shared, edited', 'grammar', ['2025']],
      [shared?.id, 'Shared', 'grammar', ['2025']],
      [mistyped?.id, 'He goes', 'grammar', ['2025']],
    ]);
    // Saved once more as they are, everything stays.
    await editPaper(bank.staff, bank.quiz(0), (paper) => [...paper, { ...paper[0], from: null, text: 'New' }]);
    expect(texts(await bank.list())).toEqual(['New', 'Shared, edited', 'Shared', 'He goes']);
  });

  test('a key that is changed in another quiz makes a question whose source is that quiz [EXAM-179]', async () => {
    const bank = await openBank(platform);
    await bank.write(0, ['Shared']);
    await bank.write(1, ['Shared']);
    await editPaper(bank.staff, bank.quiz(1), (paper) => paper.map((question) => ({ ...question, rightChoice: 1 })));
    expect((await bank.list()).map(({ text, rightChoice, source }) => [text, rightChoice, source])).toEqual([
      ['Shared', 1, 'Quiz 2'],
      ['Shared', 0, 'Quiz 1'],
    ]);
  });

  test('of two questions in the same words the later one says that it is a changed copy, however far apart they are listed; pictures and other kinds are none [EXAM-206]', async () => {
    const bank = await openBank(platform);
    await bank.write(0, ['Shared', ...Array.from({ length: 50 }, (_, at) => `Number ${at}`)]);
    await bank.write(1, ['Shared', 'Another']);
    await editPaper(bank.staff, bank.quiz(1), (paper) =>
      paper.map((question) => (question.text === 'Shared' ? { ...question, rightChoice: 1 } : question)),
    );
    const newest = await bank.list();
    expect(newest).toHaveLength(50);
    expect(newest.filter(({ isChangedCopy }) => isChangedCopy).map(({ text, source }) => [text, source])).toEqual([
      ['Shared', 'Quiz 2'],
    ]);
    expect(newest.filter(({ text }) => text === 'Shared')).toHaveLength(1);
    // Asked for alone it says the same, and the first of them is nobody's copy.
    expect((await bank.list({ q: 'shared' })).map(({ isChangedCopy }) => isChangedCopy)).toEqual([true, false]);
    await platform.database.owner`
      update bank_questions set image_media_id = 'other' where tenant_id = ${bank.tenantId} and right_choice = 1`;
    expect((await bank.list({ q: 'shared' })).map(({ isChangedCopy }) => isChangedCopy)).toEqual([false, false]);
  });

  test('two questions that are edited into one become one of the bank [EXAM-80]', async () => {
    const bank = await openBank(platform);
    await bank.write(0, ['One', 'Two']);
    const saved = await editPaper(bank.staff, bank.quiz(0), (paper) =>
      paper.map((question) => ({ ...question, text: 'Both' })),
    );
    expect(saved.status, saved.text).toBe(200);
    expect(texts(await bank.list({ q: 'both' }))).toEqual(['Both']);
  });

  test('is searched in any spelling, filtered, and read page by page [EXAM-81]', async () => {
    const bank = await openBank(platform);
    const many = Array.from({ length: 60 }, (_, at) => `Number ${at}`);
    await bank.write(0, [...many, 'ترجم: الأسئلة المُهمّة', 'She has LEFT (p.p.)']);
    expect(texts(await bank.list({ q: 'اسئله مهمه' }))).toEqual(['ترجم: الأسئلة المُهمّة']);
    expect(texts(await bank.list({ q: 'has left' }))).toEqual(['She has LEFT (p.p.)']);
    expect(await bank.list({ q: 'since', unit: 'Unit 7', kind: 'single-choice', skill: 'none' })).toHaveLength(50);
    for (const query of [
      { unit: 'Unit 8' },
      { kind: 'gaps' },
      { skill: 'grammar' },
      { tag: 'x' },
      { only: 'retired' },
    ]) {
      expect(await bank.list(query), JSON.stringify(query)).toEqual([]);
    }
    const first = await bank.staff.call('GET /api/teach/bank', { query: {} });
    const { questions, next } = first.body.data;
    const rest = await bank.list({ after: next });
    expect(new Set(texts([...questions, ...rest])).size).toBe(62);
    const [row] = await platform.database.owner`
      select search_letters from bank_questions where tenant_id = ${bank.tenantId} and text like 'ترجم%'`;
    expect(row?.search_letters).toBe(foldForSearch('ترجم: الأسئلة المُهمّة ["for", "since"]'));
  });

  test('many are labelled at once, what is left out stays, and the trail has it [EXAM-81]', async () => {
    const bank = await openBank(platform);
    await bank.write(0, ['One', 'Two', 'Three']);
    const found = await bank.list();
    const label = (body: object) => bank.staff.call('POST /api/teach/bank/labels', { body } as never);
    const ids = found.map(({ id }) => id).slice(0, 2);
    await label({ ids, unit: 'Unit 1', level: 'hard', addTags: ['وزارة', '2024'] });
    const answer = await label({ ids, source: 'دور أول', removeTags: ['2024'] });
    expect(answer.body.data).toEqual({ labelled: 2 });
    expect(
      (await bank.list({ tag: 'وزارة' })).map(({ unit, level, source, tags }) => [unit, level, source, tags]),
    ).toEqual([0, 1].map(() => ['Unit 1', 'hard', 'دور أول', ['وزارة']]));
    expect(texts(await bank.list({ unit: 'Unit 7' }))).toEqual(['One']);
    const labels = await bank.staff.call('GET /api/teach/bank/labels');
    expect(labels.body.data).toEqual({
      questions: 3,
      courses: [{ id: bank.course.id, name: expect.any(String) }],
      units: [
        { name: 'Unit 1', questions: 2, courses: [bank.course.id] },
        { name: 'Unit 7', questions: 1, courses: [bank.course.id] },
      ],
      sources: [
        { name: 'دور أول', questions: 2 },
        { name: 'Quiz 1', questions: 1 },
      ],
      tags: [{ name: 'وزارة', questions: 2 }],
    });
    const [event] = await platform.database.owner`
      select details from audit_events where tenant_id = ${bank.tenantId} and kind = 'bank.labelled' order by at desc limit 1`;
    expect(event?.details).toMatchObject({ questions: 2, after: { source: 'دور أول', removeTags: ['2024'] } });
  });

  test('tells how a question did, from the analysis of its papers, and levels it by that until a teacher does [EXAM-82]', async () => {
    const bank = await openBank(platform);
    await bank.write(0, ['Easy', 'Hard']);
    const lessonId = bank.quiz(0);
    for (let at = 0; at < 10; at += 1) {
      const student = await bank.school.student();
      await bank.school.enrol(student, bank.course);
      await student.phone.request(`/Student/contentlesson/${lessonId}`);
      const sent = await student.phone.call('POST /api/quizresult/submit', {
        body: { lessonId, answers: [0, at < 4 ? 0 : 1] },
      });
      expect(sent.status, sent.text).toBe(200);
    }
    await judgeBank(platform.withTenant, platform.platform, bank.tenantId);
    const [hard, easy] = await bank.list();
    expect(easy).toMatchObject({ papers: 10, difficulty: 1, discrimination: 0, level: null, measuredLevel: 'easy' });
    expect(hard).toMatchObject({ papers: 10, difficulty: 0.4, discrimination: 1, measuredLevel: 'hard' });
    expect(texts(await bank.list({ level: 'hard' }))).toEqual(['Hard']);
    const body = { ids: [hard?.id ?? 0], level: 'middle' as const };
    await bank.staff.call('POST /api/teach/bank/labels', { body });
    expect(await bank.list({ level: 'hard' })).toEqual([]);
    expect(texts(await bank.list({ level: 'middle' }))).toEqual(['Hard']);
  });

  test('an edit in the bank never changes a paper, sat or not: only what is drawn later [EXAM-83]', async () => {
    const bank = await openBank(platform);
    await bank.write(0, ['Old words']);
    const lessonId = bank.quiz(0);
    const student = await bank.school.student();
    await bank.school.enrol(student, bank.course);
    await student.phone.request(`/Student/contentlesson/${lessonId}`);
    await student.phone.call('POST /api/quizresult/submit', { body: { lessonId, answers: [0] } });
    const papers = async () => ({
      questions: await platform.database.owner`select * from questions where tenant_id = ${bank.tenantId} order by id`,
      results: await platform.database.owner`select * from quiz_results where tenant_id = ${bank.tenantId}`,
      lesson: await platform.database.owner`select * from lessons where tenant_id = ${bank.tenantId} order by id`,
      shown: (await student.phone.call('GET /api/quizresult/{lessonId}', { params: { lessonId } } as never)).body,
    });
    const before = await papers();
    const [item] = await bank.list();
    const question = {
      text: 'New words',
      choices: ['a', 'b', 'c'],
      rightChoice: 2,
      weight: 3,
      explanation: '',
      pinned: true,
    };
    const edit = (version: number) =>
      bank.staff.call('PUT /api/teach/bank/{questionId}', {
        params: { questionId: item?.id ?? 0 },
        body: { version, question },
      });
    const edited = await edit(1);
    expect(edited.status, edited.text).toBe(200);
    expect(edited.body.data).toMatchObject({ text: 'New words', version: 2, rightChoice: 2, uses: 1, papers: 0 });
    // A second press finds it done.
    expect((await edit(1)).body.data.version).toBe(2);
    expect(await papers()).toEqual(before);
    const { questions } = await bank.draw({ count: 1 }, { lessonId: bank.quiz(1) });
    expect(questions).toMatchObject([{ text: 'New words', choices: ['a', 'b', 'c'], weight: 3 }]);
    // And the quiz that still has the old words does not bring them back.
    await editPaper(bank.staff, lessonId, (paper) => [...paper, { ...paper[0], from: null, text: 'Another' }]);
    expect(texts(await bank.list())).toEqual(['Another', 'New words']);
  });

  test('refuses words that another question of the bank has, and a question that is incomplete [EXAM-83]', async () => {
    const bank = await openBank(platform);
    await bank.write(0, ['One', 'Two']);
    const [two] = await bank.list();
    const edit = (text: string, choices = ['for', 'since']) =>
      bank.staff.call('PUT /api/teach/bank/{questionId}', {
        params: { questionId: two?.id ?? 0 },
        body: { version: 1, question: { text, choices, rightChoice: 0, weight: 1, explanation: '', pinned: true } },
      });
    expect((await edit('One')).body.code).toBe('bank.same_question');
    expect((await edit('Two', ['for', 'for'])).body.code).toBe('bank.question_incomplete');
  });

  test('goes along with a quiz that is copied, without making its questions used anew [EXAM-80]', async () => {
    const bank = await openBank(platform);
    await bank.write(0, ['One']);
    const put = platform.clock.now().toISOString();
    platform.clock.advance(40 * DAY);
    await bank.staff.login(await platform.createAccount({ role: 'teacher' }, bank.tenantId));
    const tree = await platform.database.owner`select version from courses where id = ${bank.course.id}`;
    const copied = await bank.staff.call('POST /api/teach/lessons/{lessonId}/duplicate', {
      params: { lessonId: bank.quiz(0) },
      body: { version: Number(tree[0]?.version) },
    } as never);
    expect(copied.status, copied.text).toBe(200);
    expect(await bank.list({ only: 'unused' })).toMatchObject([{ text: 'One', uses: 2, lastUsedAt: put }]);
    expect((await readQuiz(bank.staff, copied.body.data.id)).body.data.questions).toHaveLength(1);
  });

  test('is a teacher’s, and one tenant’s alone [EXAM-81]', async () => {
    const bank = await openBank(platform);
    await bank.write(0, ['One']);
    const [item] = await bank.list();
    const other = await openBank(platform);
    expect(await other.list()).toEqual([]);
    const answer = await other.staff.call('POST /api/teach/bank/labels', { body: { ids: [item?.id ?? 0], unit: 'X' } });
    expect(answer.body.data).toEqual({ labelled: 0 });
    const assistant = platform.client(bank.tenantId);
    await assistant.login(await platform.createAccount({ role: 'assistant' }, bank.tenantId));
    expect((await assistant.call('GET /api/teach/bank', { query: {} })).status).toBe(403);
  });
});
