import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AuditRow } from './audit-row.tsx';
import type { AuditTrailEvent } from './use-audit-trail.ts';

const line = (kind: string) => {
  const event = {
    ...{ id: '1', kind, at: '2026-11-18T06:00:00.000Z', details: {}, names: {}, lessons: {}, undoableMove: null },
    actor: { id: 'a', name: 'مستر ديمو', role: 'owner' },
    subject: { id: 'b', name: 'يوسف شريف', role: 'student' },
  } as unknown as AuditTrailEvent;
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <AuditRow event={event} digits="arabic" undoMove={() => null} />
    </MemoryRouter>,
  );
  return markup.replace(/<time.*/, '').replace(/<[^>]+>/g, '');
};

test('«لـ» is written in one piece with the name it belongs to, and any other word apart from it [DESK-233]', () => {
  expect(line('quiz.answer_marked')).toBe('مستر ديمو: تصحيح سؤال مقالي لـيوسف شريف');
  expect(line('student.disabled')).toBe('مستر ديمو: قفل حساب يوسف شريف');
});
