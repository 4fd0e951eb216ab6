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
    [{ parentPhone: '01012345678' }, 'parent-phone-own'],
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

  test('one number for student and parent is refused when either changes, and is no reason to refuse the rest [DESK-220]', () => {
    const apart = { ...saved, parentPhone: '01112345678', grade: 'Secondary1' };
    const alike = { ...apart, parentPhone: apart.phone };
    expect(studentDetailsFault(apart, { ...apart, phone: '01112345678' })).toBe('parent-phone-own');
    expect(studentDetailsFault(apart, alike)).toBe('parent-phone-own');
    expect(studentDetailsFault(alike, { ...alike, name: 'محمد' })).toBeNull();
    expect(studentDetailsFault(alike, apart)).toBeNull();
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
