import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { refusedCodeProblem, typedCodeProblem } from './code-problem.ts';

const UNSAID = 'مقدرناش ندخّل الكود. جرّب تاني.';

describe('a code before it is sent', () => {
  test.each([
    ['', 'اكتب كود المحاضرة', 'LEC-13'],
    ['   ', 'اكتب كود المحاضرة', 'LEC-13'],
    [' - - ', 'اكتب كود صحيح', 'LEC-16'],
    [' abc123 ', null, 'LEC-15'],
  ])('%j is answered with %j [%s]', (typed, problem, _ids) => {
    expect(typedCodeProblem(typed, 'lecture', false)).toBe(problem);
  });

  test('of either kind is not called a lecture code [LEC-13]', () => {
    expect(typedCodeProblem('', 'any', true)).toBe('اكتب الكود');
  });

  test.each([
    ['9695-9N9', 'الكود ده مش مظبوط. شكله ناقص، عدّ حروفه على الكارت.'],
    ['96O5-9N97', 'الكود ده مش مظبوط. الأكواد مفيهاش O، بصّ على الكارت تاني.'],
    ['كود المحاضرة', 'الكود ده مش مظبوط. اكتبه زي ما هو على الكارت، حروف إنجليزي وأرقام.'],
    ['٩٦٩٥-9n97', null],
  ])(
    '%j that a guest types is answered with %j before any login; of a member’s the server decides [LEARN-254]',
    (typed, problem) => {
      expect(typedCodeProblem(typed, 'any', true)).toBe(problem);
      expect(typedCodeProblem(typed, 'any', false)).toBeNull();
    },
  );
});

describe('a refused code', () => {
  test.each([
    [401, 'session.expired', 'x', 'لازم تسجّل دخولك الأول.', 'LEC-18'],
    [403, 'access.forbidden', 'x', 'مش مسموح لك تدخل المحاضرة دي.', 'LEC-19'],
    [404, 'unit_code.not_found', 'x', 'كود المحاضرة غلط أو مش موجود.', 'LEC-20'],
    [400, 'code.not_found', 'x', 'كود المحاضرة غلط أو مش موجود.', 'LEC-20'],
    [
      400,
      'unit_code.already_used',
      'كود المحاضرة ده اتستخدم قبل كده.',
      'كود المحاضرة ده اتستخدم قبل كده.',
      'LEC-17, OP-LEC-3',
    ],
    [400, 'unknown', UNSAID, 'الكود غلط. جرّب تاني.', 'LEC-17'],
    [500, 'unknown', UNSAID, UNSAID, 'ERR-44'],
    [0, 'network.failed', 'مفيش اتصال.', 'مفيش اتصال.', 'ERR-02'],
  ])('%i %s %j says %j [%s]', (status, code, messageAr, text) => {
    expect(refusedCodeProblem(new ApiError(code, status, 'x', messageAr), 'lecture', [UNSAID], 'ABCD-2345')).toBe(text);
  });

  test('without any reason is called wrong [LEC-17]', () => {
    expect(refusedCodeProblem(new TypeError('x'), 'lecture', [UNSAID], 'ABCD')).toBe('الكود غلط. جرّب تاني.');
  });

  test('that lacks a letter is told so after it was not found [LEARN-179]', () => {
    const notFound = new ApiError('unit_code.not_found', 404, 'x', 'x');
    expect(refusedCodeProblem(notFound, 'any', [], '9695-9N9')).toBe(
      'الكود غلط أو مش موجود. شكله ناقص، عدّ حروفه على الكارت.',
    );
  });

  test('with a letter that stands on no card is told which [LEARN-229]', () => {
    const notFound = new ApiError('unit_code.not_found', 404, 'x', 'x');
    expect(refusedCodeProblem(notFound, 'any', [], '96O5-9N91')).toBe(
      'الكود غلط أو مش موجود. الأكواد مفيهاش O ولا 1، بصّ على الكارت تاني.',
    );
    expect(refusedCodeProblem(notFound, 'any', [], '9675-9N92')).toBe('الكود غلط أو مش موجود.');
  });
});
