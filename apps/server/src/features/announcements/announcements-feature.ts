import type { Feature } from '../../calls/feature.ts';
import { listOwnAnnouncements } from './list-own-announcements.ts';
import { readAnnouncement } from './read-announcement.ts';
import { listAnnouncementReaders } from './teach/list-announcement-readers.ts';
import { listAnnouncements } from './teach/list-announcements.ts';
import { publishAnnouncement } from './teach/publish-announcement.ts';
import { withdrawAnnouncement } from './teach/withdraw-announcement.ts';

export const announcementsFeature: Feature = {
  calls: [
    listOwnAnnouncements,
    readAnnouncement,
    listAnnouncementReaders,
    listAnnouncements,
    publishAnnouncement,
    withdrawAnnouncement,
  ],
};
