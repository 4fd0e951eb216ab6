import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AuditRow } from './audit-row.tsx';
import type { AuditTrailEvent } from './use-audit-trail.ts';

const STUDENT = { id: 'b', name: 'يوسف شريف', role: 'student' };
const drawn = (kind: string, details: object = {}, subject: typeof STUDENT | null = STUDENT) => {
  const event = {
    ...{ id: '1', kind, at: '2026-11-18T06:00:00.000Z', details, names: {}, lessons: {}, undoableMove: null },
    actor: { id: 'a', name: 'مستر ديمو', role: 'owner' },
    subject,
  } as unknown as AuditTrailEvent;
  return renderToStaticMarkup(
    <MemoryRouter>
      <AuditRow event={event} digits="arabic" undoMove={() => null} />
    </MemoryRouter>,
  );
};
const line = (kind: string, subject?: null) =>
  drawn(kind, {}, subject)
    .replace(/<time.*/, '')
    .replace(/<[^>]+>/g, '');

test('«لـ» is written in one piece with the name it belongs to, and any other word apart from it [DESK-233]', () => {
  expect(line('quiz.answer_marked')).toBe('مستر ديمو: تصحيح سؤال مقالي لـيوسف شريف');
  expect(line('student.disabled')).toBe('مستر ديمو: قفل حساب يوسف شريف');
});

test('minutes for everybody inside are told of all of them, and those of one by the name [DESK-233, EXAM-01]', () => {
  expect(line('exam.minutes_given', null).trim()).toBe('مستر ديمو: وقت زيادة لكل اللي كانوا جوه الامتحان');
  expect(line('exam.minutes_given')).toBe('مستر ديمو: وقت زيادة في الامتحان لـيوسف شريف');
});

test('what was and what is are told in words, and no digit is struck through [EXAM-278, DESK-366]', () => {
  const changes = [{ what: 'marks', number: 1, text: 'Q', before: '5', after: '7' }];
  const markup = drawn('quiz.saved', { changes });
  expect(markup).not.toContain('<del');
  expect(markup.replace(/<[^>]+>/g, '')).toContain('كانت ٥، بقت ٧');
});
