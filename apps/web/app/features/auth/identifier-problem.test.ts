import { describe, expect, test } from 'vitest';
import { identifierProblem } from './identifier-problem.ts';

describe('the login field', () => {
  test.each([
    ['mariam@example.com', 'AUTH-18'],
    ['01012345678', 'AUTH-19, LIM-03'],
    ['٠١٠١٢٣٤٥٦٧٨', 'OP-AUTH-3'],
    [' 01012345678 ', 'OP-AUTH-3'],
  ])('%j is accepted [%s]', (text) => {
    expect(identifierProblem(text)).toBeNull();
  });

  test.each([
    ['mariam', 'اكتب إيميل صحيح أو رقم موبايل مصري صحيح'],
    ['mari am@example.com', 'اكتب إيميل صحيح أو رقم موبايل مصري صحيح'],
    ['mariam@', 'اكتب إيميل صحيح أو رقم موبايل مصري صحيح'],
    ['0101234567', 'رقم الموبايل ناقص رقم. لازم ١١ رقم ويبدأ بـ 01'],
    ['010123456', 'رقم الموبايل ناقص رقمين. لازم ١١ رقم ويبدأ بـ 01'],
    ['010123456789', 'رقم الموبايل زايد رقم. لازم ١١ رقم ويبدأ بـ 01'],
    ['0212345678', 'رقم الموبايل لازم يبدأ بـ 01 ويكون ١١ رقم'],
    ['', 'اكتب إيميلك أو رقم موبايلك'],
  ])('%j is refused with a sentence that helps [AUTH-17]', (text, problem) => {
    expect(identifierProblem(text)).toBe(problem);
  });
});
