import { describe, expect, test } from 'vitest';
import { auditFields } from './audit-fields.ts';
import { auditWords } from './audit-words.ts';

describe('an event in words', () => {
  test('changed fields show before and after under their Arabic names, the rest once', () => {
    const details = {
      before: { role: 'assistant', grade: 'Secondary1' },
      after: { role: 'teacher', grade: null },
      reason: 'كبر',
      invitedBy: 'somebody',
    };
    expect(auditFields({ kind: 'team.role_changed', details, names: {} }, 'latin')).toEqual([
      { name: 'الدور', before: 'مساعد', after: 'مدرّس' },
      { name: 'السنة', before: 'أولى ثانوي', after: 'فاضي' },
      { name: 'السبب', before: null, after: 'كبر' },
    ]);
  });

  test('the grades of an assistant read as grades, and no limit as all of them [DESK-102]', () => {
    const details = { before: { servedGrades: null }, after: { servedGrades: ['prep3', 'Secondary3'] } };
    expect(auditFields({ kind: 'team.grades_changed', details, names: {} }, 'latin')).toEqual([
      { name: 'السنين', before: 'كل السنين', after: 'تالتة إعدادي، تالتة ثانوي' },
    ]);
  });

  test('a unit without more time ends as it did, and is not empty [DESK-142]', () => {
    const details = { before: { until: null }, after: { until: '2026-11-24T08:00:00.000Z' } };
    expect(auditFields({ kind: 'enrolment.unit_extended', details, names: {} }, 'latin')).toMatchObject([
      { name: 'لحد', before: 'ميعادها الأصلي' },
    ]);
    expect(auditWords('student.password_link')).toBe('لينك كلمة سر لـ');
  });

  test('marks of criteria are in the digits of the page, and results without a time are told as they are ready [DESK-233]', () => {
    const settled = { given: '1، 1', firstGiven: '1، 2', secondGiven: '0، 0' };
    expect(
      auditFields({ kind: 'quiz.marks_settled', details: settled, names: {} }, 'arabic').map(({ after }) => after),
    ).toEqual(['١، ١', '١، ٢', 'صفر، صفر']);
    const told = { before: { resultsAt: Date.parse('2026-11-19T21:00+02:00') }, after: { resultsAt: null } };
    expect(auditFields({ kind: 'quiz.results_time_set', details: told, names: {} }, 'arabic')).toMatchObject([
      { name: 'النتايج بتظهر', after: 'أول ما تجهز' },
    ]);
  });

  test('a save tells whose key it changed, from what to what, and names the lesson [EXAM-239]', () => {
    const changes = [
      { what: 'key', number: 3, text: 'She ___ here.', before: 'for', after: 'since', identity: 'q3' },
      { what: 'key', number: 4, text: 'Write', before: 'القواعد = 2', after: '' },
      { what: 'marks', number: 5, text: 'Match', before: '2', after: '3' },
      { what: 'strictness', number: 6, text: 'Gap', before: '', after: '' },
      { what: 'draw', number: 7, text: 'Pool', before: '', after: '4' },
      { what: 'removed', number: 8, text: 'Gone', before: '2 apples', after: '' },
    ];
    const details = { quiz: 7, before: { questions: 8 }, after: { questions: 8 }, changes };
    const fields = auditFields({ kind: 'quiz.saved', details, names: { 'lesson 7': 'Unit test' } }, 'arabic');
    expect(fields[0]).toEqual({ name: 'الامتحان', before: null, after: 'Unit test', lesson: 7 });
    expect(fields.slice(1)).toEqual([
      {
        ...{ name: 'السؤال ٣، الإجابة الصح', about: 'She ___ here.', question: 3, identity: 'q3' },
        ...{ before: 'for', after: 'since' },
      },
      { name: 'السؤال ٤، الإجابة الصح', about: 'Write', question: 4, before: 'القواعد = ٢', after: 'فاضي' },
      { name: 'السؤال ٥، الدرجة', about: 'Match', question: 5, before: '٢', after: '٣' },
      { name: 'السؤال ٦، اللي بيتسامح فيه من الكتابة', about: 'Gap', question: 6, before: null, after: 'اتغيّر' },
      { name: 'السؤال ٧، كام سؤال بيتسحب من قسمه', about: 'Pool', question: 7, before: 'كل الأسئلة', after: '٤' },
      { name: 'السؤال ٨، اتشال، وإجابته كانت', about: 'Gone', question: null, before: null, after: '2 apples' },
    ]);
  });

  test('a save of other words alone tells of which question, and what of it [EXAM-269, EXAM-293]', () => {
    const change = { number: 3, text: 'She ___ here.', before: '', after: '' };
    const changes = [
      { ...change, what: 'wording', before: 'She __ here.', after: 'She ___ here.' },
      { ...change, what: 'choice-words', before: 'for، sinse', after: 'for، since' },
      { ...change, what: 'picture' },
      { ...change, what: 'explanation', before: '', after: 'مع نقطة بداية' },
      { ...change, what: 'pinned', after: 'pinned' },
      { ...change, what: 'pinned' },
      { ...change, what: 'demands' },
      { ...change, what: 'place', before: 'Grammar' },
      { ...change, number: 0, text: '', what: 'order' },
    ];
    const fields = auditFields({ kind: 'quiz.saved', details: { changes }, names: {} }, 'arabic');
    const about = 'She ___ here.';
    expect(fields).toEqual([
      { name: 'السؤال ٣، كلام السؤال', question: 3, before: 'She __ here.', after: 'She ___ here.' },
      { name: 'السؤال ٣، كلام الإجابات', about, question: 3, before: 'for، sinse', after: 'for، since' },
      { name: 'السؤال ٣، الصورة', about, question: 3, before: null, after: 'اتغيّرت' },
      { name: 'السؤال ٣، الشرح', about, question: 3, before: 'فاضي', after: 'مع نقطة بداية' },
      { name: 'السؤال ٣، ترتيب الاختيارات', about, question: 3, before: null, after: 'ثابت' },
      { name: 'السؤال ٣، ترتيب الاختيارات', about, question: 3, before: null, after: 'بيتلخبط لكل طالب' },
      { name: 'السؤال ٣، المطلوب في إجابته', about, question: 3, before: null, after: 'اتغيّر' },
      { name: 'السؤال ٣، مكانه في الورقة', about, question: 3, before: 'Grammar', after: 'من غير قسم ولا قطعة' },
      { name: 'ترتيب الأسئلة', question: null, before: null, after: 'اتغيّر' },
    ]);
  });

  test('a mark is a percent with one decimal at most [EXAM-269]', () => {
    const details = { before: { score: 66.66666666666667 }, after: { score: 50 } };
    expect(auditFields({ kind: 'quiz.result_regraded', details, names: {} }, 'arabic')).toEqual([
      { name: 'الدرجة', before: '٦٦٫٧٪', after: '٥٠٪' },
    ]);
  });

  test('a message on the board says whom it speaks to, also where that is everybody [DESK-110]', () => {
    const details = { announcement: 4, grade: null, course: null, text: 'بكرة مراجعة' };
    expect(auditFields({ kind: 'announcement.published', details, names: {} }, 'latin')).toEqual([
      { name: 'السنة', before: null, after: 'كل السنين' },
      { name: 'الكورس', before: null, after: 'كل الكورسات' },
      { name: 'الكلام', before: null, after: 'بكرة مراجعة' },
    ]);
  });

  test('a card has its number as it is printed, and nothing is a word [DESK-158]', () => {
    const told = (details: object) =>
      auditFields({ kind: 'codes.sold', details: { ...details }, names: {} }, 'arabic').map(({ after }) => after);
    expect(told({ serial: 36 })).toEqual(['000036']);
    expect(told({ first: 1, last: 150 })).toEqual(['000001', '000150']);
    expect(told({ count: 0 })).toEqual(['صفر']);
  });

  test('whatever an event holds is readable: numbers, yes and no, lists, parts, moments, unknown names', () => {
    const details = {
      freed: 2,
      disabled: true,
      list: ['a', 'b'],
      part: { count: 3 },
      until: '2026-11-15T08:00:00.000Z',
    };
    expect(
      auditFields({ kind: 'team.role_changed', details, names: {} }, 'latin').map(
        ({ name, after }) => `${name} ${after}`,
      ),
    ).toEqual([
      'أجهزة اتفضّت 2',
      'مقفول أيوه',
      'list a، b',
      'part العدد: 3',
      expect.stringMatching(/^لحد 15 نوفمبر 2026، /),
    ]);
    expect(auditFields({ kind: 'comet.seen', details: { before: 'odd', after: ['odd'] }, names: {} }, 'latin')).toEqual(
      [],
    );
  });

  test('courses and lessons have names, sizes have units, and what is gone says so [DESK-95, DESK-96]', () => {
    const told = {
      kind: 'lesson.moved',
      details: {
        course: 3,
        lesson: 7,
        bytes: 3 * 1024 * 1024,
        purpose: 'video',
        before: { unit: 1 },
        after: { unit: 2 },
      },
      names: { 'course 3': 'Grammar', 'unit 1': 'Unit 1', 'unit 2': 'Unit 2' },
    };
    expect(auditFields(told, 'latin').map(({ name, before, after }) => [name, before, after])).toEqual([
      ['الوحدة', 'Unit 1', 'Unit 2'],
      ['الكورس', null, 'Grammar'],
      ['الدرس', null, 'رقم 7، ومش موجود دلوقتي'],
      ['الحجم', null, '3 ميجا'],
      ['علشان', null, 'فيديو'],
    ]);
  });

  test('a list of students says how many of each grade, and who [DESK-94]', () => {
    const details = { count: 2, grades: { Secondary1: 2 }, students: ['أحمد', 'منى'] };
    expect(auditFields({ kind: 'students.imported', details, names: {} }, 'latin').map(({ after }) => after)).toEqual([
      '2',
      'أولى ثانوي: 2',
      'أحمد، منى',
    ]);
  });

  test('the terms of an exam, a term and money are told as people say them, and what stayed is not told [DESK-142]', () => {
    const terms = { minutes: 40, opensAt: null, lastStartAt: null, closesAt: null, attempts: 1, passMark: 50 };
    const told = auditFields(
      {
        kind: 'quiz.exam_set',
        details: {
          before: { ...terms, counts: 'best', questions: 1 },
          after: {
            ...terms,
            counts: 'last',
            questions: 1,
            opensAt: Date.parse('2026-11-15T08:00+02:00'),
            passMark: 60,
          },
          term: 'First',
          amountPiastres: 9_999_900,
        },
        names: {},
      },
      'latin',
    );
    expect(told.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['بيفتح', 'فاضي', expect.stringMatching(/^15 نوفمبر 2026، /)],
      ['درجة النجاح', '50%', '60%'],
      ['المحاولة اللي بتتحسب', 'أحسن محاولة', 'آخر محاولة'],
      ['الترم', null, 'الترم الأول'],
      ['المبلغ', null, '99,999 جنيه'],
    ]);
  });

  test('what was nothing and is nothing is no change, whichever way it is noted [DESK-366]', () => {
    const details = { before: null, after: { given: '1، 2', comments: '' } };
    expect(auditFields({ kind: 'quiz.answer_marked', details, names: {} }, 'arabic')).toEqual([
      { name: 'درجات البنود', before: 'فاضي', after: '١، ٢' },
    ]);
  });

  test('a kind without words still reads as a sentence', () => {
    expect(auditWords('student.disabled')).toBe('قفل حساب');
    expect(auditWords('comet.seen')).toContain('comet.seen');
  });
});

test('cards are told as a sentence has them: whose, from which, to which, how many [DESK-158]', () => {
  const details = { last: 72, count: 20, first: 53, seller: 'مكتبة الهدى' };
  expect(auditFields({ kind: 'cards.handed', details, names: {} }, 'latin').map(({ name }) => name)).toEqual([
    'البيّاع',
    'من كارت',
    'لحد كارت',
    'العدد',
  ]);
});
