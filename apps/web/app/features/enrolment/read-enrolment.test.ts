import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { type CodePlace, readEnrolment, readEnrolmentFailure } from './read-enrolment.ts';

const asked = { id: 4, courseName: 'Grammar' };
const CODE = 'ABCD-2345';
const NO_MESSAGE = 'مقدرناش نسجّلك في الكورس. جرّب تاني.';

const refused = (code: string, message: string, messageAr: string, place: CodePlace = 'dialog') =>
  readEnrolmentFailure(new ApiError(code, 400, message, messageAr), place, NO_MESSAGE, CODE);

describe('an answer of status 200', () => {
  test('enrols in the course that the code belongs to [ENR-12, OP-ENR-1]', () => {
    const data = { courseId: 9, courseName: 'Stories' };
    expect(readEnrolment({ success: true, message: 'ok', data }, asked, 'dialog', CODE)).toEqual({
      kind: 'enrolled',
      ...data,
    });
  });

  test('is no good news for a card that its owner used some time ago [LEARN-175]', () => {
    const data = { courseId: 4, courseName: 'Grammar', alreadyYours: true };
    expect(readEnrolment({ success: true, message: 'ok', data }, asked, 'course-page', CODE)).toEqual({
      kind: 'refused',
      text: 'الكود ده إنت فعّلته قبل كده للكورس ده.',
    });
  });

  test('without data enrols in the course that was asked for [ENR-20]', () => {
    expect(readEnrolment({ success: true, message: '' }, asked, 'dialog', CODE)).toMatchObject({ courseId: 4 });
  });

  test.each([
    [true, 'Code not found.', 'الكود ده مش موجود.'],
    [true, 'Code has already been used.', 'الكود ده اتستخدم قبل كده.'],
    [false, 'Invalid enrollment code', 'الكود ده مش صالح.'],
    [false, '', 'الكود ده مش صالح.'],
  ])('with success %s and message %j is refused [ENR-20, ENR-23, CDET-25, OP-ENR-2]', (success, message, text) => {
    expect(readEnrolment({ success, message }, asked, 'dialog', CODE)).toEqual({ kind: 'refused', text });
  });

  test('that is no success shows the course page the server message, else that the code is wrong [CDET-26]', () => {
    const at = (message: string) => readEnrolment({ success: false, message }, asked, 'course-page', CODE);
    expect(at('الكورس مقفول')).toEqual({ kind: 'refused', text: 'الكورس مقفول' });
    expect(at('')).toEqual({ kind: 'refused', text: 'كود الكورس غلط.' });
  });
});

describe('a refused call', () => {
  test.each([
    ['code.not_found', 'Code not found.', 'x', 'الكود ده مش موجود.', 'ENR-21, ERR-29'],
    ['code.already_used', 'Code has already been used.', 'x', 'الكود ده اتستخدم قبل كده.', 'ENR-22, ERR-30'],
    ['unknown', 'Invalid enrollment code', 'x', 'الكود ده مش صالح.', 'ENR-23, ERR-31'],
    ['unknown', 'Failed to enroll in the course', NO_MESSAGE, NO_MESSAGE, 'ENR-25, ERR-33'],
    ['code.still_open', 'x', 'إنت مشترك فعلًا.', 'إنت مشترك فعلًا.', 'OP-ENR-7'],
    ['limit.too_many_requests', 'x', 'استنى شوية.', 'استنى شوية.', 'OP-ENR-4'],
  ])('%s (%j) says %j %j [%s]', (code, message, messageAr, text) => {
    expect(refused(code, message, messageAr)).toEqual({ kind: 'refused', text });
  });

  test('that never arrived says nothing of the code [ERR-01, LEARN-365]', () => {
    const cut = new ApiError('network.failed', 0, 'x', 'مفيش اتصال.');
    const said = { kind: 'refused', text: 'مفيش اتصال.', isCut: true };
    expect(readEnrolmentFailure(cut, 'course-page', NO_MESSAGE, CODE)).toEqual(said);
  });

  test.each([
    ['code.other_kind', 'ده كود محاضرة.', 'lecture'],
    ['code.own_other_kind', 'ده كود محاضرة وإنت فعّلته قبل كده.', 'lecture'],
    ['code.own_other_course', 'الكود ده إنت فعّلته قبل كده، وفتح لك كورس: Stories.', 'own-course'],
    ['code.other_course', 'الكود ده بتاع كورس تاني: Stories.', 'course'],
  ])(
    'tells a good card of something else from a wrong one, so that the way to use it can be offered: %s [ENR-23, OP-ENR-1, LEARN-168, LEARN-175]',
    (code, text, opens) => {
      expect(refused(code, 'Code not found.', text)).toEqual({ kind: 'refused', text, opens });
    },
  );

  test('for a code that lacks a letter says so too [LEARN-179]', () => {
    const notFound = new ApiError('code.not_found', 400, 'Code not found.', 'x');
    expect(readEnrolmentFailure(notFound, 'dialog', NO_MESSAGE, '9695-9N9')).toMatchObject({
      text: 'الكود ده مش موجود. شكله ناقص، عدّ حروفه على الكارت.',
    });
  });

  test('that broke inside the page says so in the words of its place [ENR-24, ERR-32, CDET-27, ERR-34]', () => {
    const broken = (place: CodePlace) => readEnrolmentFailure(new TypeError('x'), place, NO_MESSAGE, CODE);
    expect(broken('dialog')).toMatchObject({ text: expect.stringContaining('بنشترك لك') });
    expect(broken('course-page')).toMatchObject({ text: expect.stringContaining('بنسجّلك') });
  });
});
