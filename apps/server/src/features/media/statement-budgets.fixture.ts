import type { StatementBudgets } from '../../testing/statement-world.ts';
import { finish, sendFile } from './teach/send-upload.fixture.ts';

export const statementBudgets = {
  claimPlaying: {
    statements: 3,
    make: ({ phone }) => phone.call('POST /api/Student/playing', { body: { state: 'playing' } }),
  },
  getFilm: {
    statements: 4,
    make: ({ staff, filmId }) => staff.call('GET /api/teach/films/{filmId}', { params: { filmId } }),
  },
  getStorage: { statements: 2, make: ({ staff }) => staff.call('GET /api/teach/storage') },
  finishUpload: {
    // The whole way of a file: four calls, each with its login.
    statements: 10,
    make: async ({ staff }) =>
      finish(staff, await sendFile(staff, { bytes: '%PDF-1.7', purpose: 'attachment', fileName: 'sheet.pdf' })),
  },
} as const satisfies StatementBudgets;
