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
    expect(auditFields(details, 'latin')).toEqual([
      { name: 'الدور', before: 'مساعد', after: 'مدرّس' },
      { name: 'السنة', before: 'أولى ثانوي', after: 'فاضي' },
      { name: 'السبب', before: null, after: 'كبر' },
    ]);
  });

  test('whatever an event holds is readable: numbers, yes and no, lists, parts, moments, unknown names', () => {
    const details = {
      freed: 2,
      disabled: true,
      list: ['a', 'b'],
      part: { count: 3 },
      until: '2026-11-15T08:00:00.000Z',
    };
    expect(auditFields(details, 'latin').map(({ name, after }) => `${name} ${after}`)).toEqual([
      'أجهزة اتفضّت 2',
      'مقفول أيوه',
      'list a، b',
      'part العدد: 3',
      expect.stringMatching(/^لحد 15 نوفمبر 2026، /),
    ]);
    expect(auditFields({ before: 'odd', after: ['odd'] }, 'latin')).toEqual([]);
  });

  test('a kind without words still reads as a sentence', () => {
    expect(auditWords('student.disabled')).toBe('قفل حساب');
    expect(auditWords('comet.seen')).toContain('comet.seen');
  });
});
