import { listOwnAnnouncements } from './list-own-announcements.ts';
import { readAnnouncement } from './read-announcement.ts';
import { listAnnouncementReaders } from './teach/list-announcement-readers.ts';
import { listAnnouncements } from './teach/list-announcements.ts';
import { publishAnnouncement } from './teach/publish-announcement.ts';
import { withdrawAnnouncement } from './teach/withdraw-announcement.ts';

export const announcementsApi = {
  listOwnAnnouncements,
  readAnnouncement,
  listAnnouncementReaders,
  listAnnouncements,
  publishAnnouncement,
  withdrawAnnouncement,
} as const;
