import { randomUUID } from 'node:crypto';
import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  listOwnAnnouncements: { statements: 2, make: ({ phone }) => phone.call('GET /api/Student/announcements') },
  readAnnouncement: {
    statements: 3,
    make: ({ phone, announcement }) =>
      phone.call('POST /api/Student/announcements/{announcementId}/read', { params: { announcementId: announcement } }),
  },
  listAnnouncements: { statements: 3, make: ({ staff }) => staff.call('GET /api/teach/announcements', { query: {} }) },
  listAnnouncementReaders: {
    statements: 4,
    make: ({ staff, announcement }) =>
      staff.call('GET /api/teach/announcements/{announcementId}/readers', {
        params: { announcementId: announcement },
        query: {},
      }),
  },
  publishAnnouncement: {
    statements: 3,
    make: ({ staff }) => {
      const body = { key: randomUUID(), audience: { kind: 'everybody' as const }, text: 'الحصة بقت الخميس' };
      return staff.call('POST /api/teach/announcements', { body });
    },
  },
  withdrawAnnouncement: {
    statements: 3,
    make: ({ staff, announcement }) =>
      staff.call('PUT /api/teach/announcements/{announcementId}/withdrawn', {
        params: { announcementId: announcement },
        body: { withdrawn: true },
      }),
  },
} as const satisfies StatementBudgets;
