import { describe, expect, test } from 'vitest';
import { normaliseStudentDetails, studentDetailsFault } from './student-details.ts';

const saved = { name: 'أحمد', phone: '01012345678', parentPhone: '', grade: '' };

describe('a student’s data as staff save it', () => {
  test.each([
    [{}, null],
    [{ name: ' ' }, 'user-name-missing'],
    [{ phone: '0101' }, 'phone-invalid'],
    [{ phone: '' }, 'phone-missing'],
    [{ parentPhone: '12' }, 'parent-phone-invalid'],
    [{ parentPhone: '01112345678', grade: 'Secondary2' }, null],
    [{ grade: 'x' }, 'academic-year-unknown'],
  ])('%j: %s', (changes, fault) => {
    expect(studentDetailsFault(saved, { ...saved, ...changes })).toBe(fault);
  });

  test('what was there cannot be emptied', () => {
    const whole = { ...saved, parentPhone: '01112345678', grade: 'Secondary1' };
    expect(studentDetailsFault(whole, { ...whole, parentPhone: '' })).toBe('parent-phone-missing');
    expect(studentDetailsFault(whole, { ...whole, grade: '' })).toBe('academic-year-missing');
  });

  test('every spelling is stored as one', () => {
    const typed = { name: ' أحمد ', phone: '+20 101 234 5678', parentPhone: '٠١١١٢٣٤٥٦٧٨', grade: 'أولى ثانوي' };
    expect(normaliseStudentDetails(typed)).toEqual({
      name: 'أحمد',
      phone: '01012345678',
      parentPhone: '01112345678',
      grade: 'Secondary1',
    });
  });
});
