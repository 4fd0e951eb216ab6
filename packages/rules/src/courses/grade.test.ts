import { describe, expect, test } from 'vitest';
import { GRADES, gradeFromText, normaliseGrade, requestedGrade } from './grade.ts';
import { gradeLabel, gradeNames, gradePathWord, stageLabel } from './grade-words.ts';

describe('grade normalisation', () => {
  test.each([
    ['Preparatory3', 'prep3', 'RULE-01'],
    ['prep3', 'prep3', 'RULE-01'],
    ['preparatory3', 'prep3', 'RULE-01'],
    ['PREP3', 'prep3', 'RULE-01'],
    ['Preparatory 3', 'prep3', 'RULE-07'],
    ['3rd Preparatory', 'prep3', 'RULE-07'],
    ['الصف الثالث الإعدادي', 'prep3', 'RULE-07'],
    ['٣ اعدادى', 'prep3', 'RULE-07'],
    ['2nd Secondary', 'Secondary2', 'RULE-02'],
    ['1', 'Secondary1', 'RULE-03'],
    ['3', 'Secondary3', 'RULE-03'],
    ['٣', 'Secondary3', 'RULE-03'],
    ['12', 'Secondary12', 'RULE-03'],
    ['secondary1', 'Secondary1', 'RULE-04'],
    ['SECONDARY2', 'Secondary2', 'RULE-04'],
    ['Secondary3', 'Secondary3', 'RULE-04'],
    ['secondary 2', 'Secondary2', 'RULE-04'],
    ['1st', 'Secondary1', 'RULE-05, ENT-39'],
    ['2nd', 'Secondary2', 'RULE-05, ENT-39'],
    ['3rd', 'Secondary3', 'RULE-05, ENT-39'],
    ['grade 1 term 2', 'Secondary1', 'RULE-05'],
    ['prep13', 'Secondary13', 'RULE-05'],
    ['prep1', 'Secondary1', 'RULE-05'],
    ['secondary', 'secondary', 'RULE-06'],
    ['الصف الأول الثانوي', 'الصف الأول الثانوي', 'RULE-06'],
    ['', '', 'RULE-06'],
  ])('%j becomes %j [%s]', (text, grade, _ids) => {
    expect(normaliseGrade(text)).toBe(grade);
  });

  test.each([
    ['الصف الأول الثانوي', 'Secondary1'],
    ['الاول الثانوى', 'Secondary1'],
    ['أولى ثانوي', 'Secondary1'],
    ['الصف الثاني الثانوي', 'Secondary2'],
    ['تانية ثانوي', 'Secondary2'],
    ['ثانية ثانوي', 'Secondary2'],
    ['الصف الثالث الثانوي', 'Secondary3'],
    ['تالتة ثانوي', 'Secondary3'],
    ['الصف الثالث الإعدادي', 'prep3'],
    ['تالتة إعدادي', 'prep3'],
    ['الصف الأول الإعدادي', null],
    ['الثانوي', null],
    ['ثانوي', null],
    ['Secondary4', null],
    ['art', null],
  ])('the name %j stands for %s [BOOK-08, BOOK-09]', (text, grade) => {
    expect(gradeFromText(text)).toBe(grade);
  });

  test('the four grades and no other are served [GEN-14, ENT-06]', () => {
    expect(GRADES).toEqual(['prep3', 'Secondary1', 'Secondary2', 'Secondary3']);
  });

  test.each([
    [null, { kind: 'missing' }, 'BOOK-10'],
    [' ', { kind: 'missing' }, 'BOOK-10'],
    ['secondary2', { kind: 'known', grade: 'Secondary2' }, 'ROUTE-15'],
    ['chemistry', { kind: 'unknown', text: 'chemistry' }, 'BOOK-10'],
  ] as const)('an address asking for %j asks for %j [%s]', (text, requested, _ids) => {
    expect(requestedGrade(text)).toEqual(requested);
  });

  test('every grade has Arabic names and a path word that lead back to it [CARD-10, CAT-01]', () => {
    for (const grade of GRADES) {
      expect(gradeFromText(gradeLabel(grade))).toBe(grade);
      expect(gradeFromText(gradeLabel(grade, 'short'))).toBe(grade);
      expect(gradeFromText(gradePathWord(grade))).toBe(grade);
    }
    expect(gradePathWord('prep3')).toBe('preparatory3');
  });

  test('several grades are named in one breath [DESK-104]', () => {
    expect(gradeNames(['Secondary3'])).toBe('تالتة ثانوي');
    expect(gradeNames(['Secondary1', 'Secondary3'])).toBe('أولى ثانوي وتالتة ثانوي');
  });

  test('a book without a level shows the stage of its grade [BOOK-05]', () => {
    expect(stageLabel('prep3')).toBe('المرحلة الإعدادية');
    expect(stageLabel('Secondary2')).toBe('المرحلة الثانوية');
  });
});
