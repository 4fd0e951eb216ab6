import type { StatementBudgets } from '../../testing/statement-world.ts';
import { lessonId } from '../../testing/test-school.ts';

const noteId = '0b8b3d5e-6f0a-4d43-9a3e-0d6e5b1f2c3d';

export const statementBudgets = {
  listNotes: { statements: 2, make: ({ phone }) => phone.call('GET /api/Student/notes', {}) },
  saveNote: {
    statements: 7,
    make: ({ phone, course }) => {
      const body = { lessonId: lessonId(course, 0, 1), second: 12, text: 'since + نقطة بداية', clientTime: 1 };
      return phone.call('PUT /api/Student/notes/{noteId}', { params: { noteId }, body });
    },
  },
  deleteNote: {
    statements: 2,
    make: ({ phone }) => phone.call('DELETE /api/Student/notes/{noteId}', { params: { noteId } }),
  },
} as const satisfies StatementBudgets;
