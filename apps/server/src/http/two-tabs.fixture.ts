import { lessonId } from '../testing/test-school.ts';
import { lastDay } from './two-tabs-office.fixture.ts';
import { type Edit, PAPER_EDITS } from './two-tabs-papers.fixture.ts';

const SETTINGS = {
  digits: 'latin' as const,
  confirmEmailRequired: false,
  supportNumber: '01012345678',
  honourGrades: ['prep3' as const],
  watermarkOverYouTube: false,
  dropsOriginals: false,
};

const renameUnit: Edit['send'] = ({ staff, unit }, name) =>
  staff.call('PUT /api/teach/units/{unitId}', { params: { unitId: unit }, body: { version: 1, name, title: '' } });

const renameBook: Edit['send'] = ({ staff, book }, title) =>
  staff.call('PUT /api/teach/books/{bookId}', {
    params: { bookId: book },
    body: {
      version: 1,
      book: {
        ...{ title, titleLatin: '', description: '', grade: 'Secondary1' },
        ...{ level: null, price: 0, imagePath: null, active: true },
      },
    },
  } as never);

/** By the name of the call. What a course is made of is edited by the version of the whole course. */
export const EDITS: Readonly<Record<string, Edit>> = {
  editCourse: {
    send: ({ staff, courseId }, name) =>
      staff.call('PUT /api/teach/courses/{courseId}', {
        params: { courseId },
        body: {
          ...{ settingsVersion: 1, name, description: '', grade: 'prep3', term: 'First' },
          ...{ pricePiastres: 0, openToAll: true, features: null },
        },
      } as never),
  },
  archiveCourse: {
    first: renameUnit,
    send: ({ staff, courseId }) =>
      staff.call('POST /api/teach/courses/{courseId}/archived', {
        params: { courseId },
        body: { version: 1, archived: true },
      }),
  },
  deleteCourse: {
    first: renameUnit,
    send: async ({ staff, courseId }) =>
      staff.call('POST /api/teach/courses/{courseId}/delete', {
        params: { courseId },
        body: { version: 1, name: 'x' },
      }),
  },
  publishCourse: {
    first: renameUnit,
    send: ({ staff, courseId }) =>
      staff.call('POST /api/teach/courses/{courseId}/published', {
        params: { courseId },
        body: { version: 1, published: false },
      }),
  },
  setCourseCover: {
    first: renameUnit,
    send: ({ staff, courseId }) =>
      staff.call('PUT /api/teach/courses/{courseId}/cover', {
        params: { courseId },
        body: { version: 1, mediaId: null },
      }),
  },
  addUnit: {
    send: ({ staff, courseId }, name) =>
      staff.call('POST /api/teach/courses/{courseId}/units', { params: { courseId }, body: { version: 1, name } }),
  },
  editUnit: { send: renameUnit },
  deleteUnit: {
    first: renameUnit,
    send: ({ staff, otherUnit }) =>
      staff.call('POST /api/teach/units/{unitId}/delete', { params: { unitId: otherUnit }, body: { version: 1 } }),
  },
  orderUnits: {
    send: ({ staff, courseId, unit, otherUnit }) =>
      staff.call('PUT /api/teach/courses/{courseId}/unit-order', {
        params: { courseId },
        body: { version: 1, order: [otherUnit, unit] },
      }),
  },
  addLesson: {
    send: ({ staff, unit }, name) =>
      staff.call('POST /api/teach/units/{unitId}/lessons', {
        params: { unitId: unit },
        body: { version: 1, name, type: 'Video' },
      }),
  },
  renameLesson: {
    send: ({ staff, video }, name) =>
      staff.call('PUT /api/teach/lessons/{lessonId}/name', { params: { lessonId: video }, body: { version: 1, name } }),
  },
  setLessonShowing: {
    send: ({ staff, video }) =>
      staff.call('PUT /api/teach/lessons/{lessonId}/showing', {
        params: { lessonId: video },
        body: { version: 1, showing: { kind: 'hidden' } },
      }),
  },
  setUnitShowing: {
    send: ({ staff, unit }) =>
      staff.call('PUT /api/teach/units/{unitId}/showing', {
        params: { unitId: unit },
        body: { version: 1, showing: { kind: 'hidden' } },
      }),
  },
  duplicateLesson: {
    send: ({ staff, video }) =>
      staff.call('POST /api/teach/lessons/{lessonId}/duplicate', { params: { lessonId: video }, body: { version: 1 } }),
  },
  moveLesson: {
    send: ({ staff, video, otherUnit }) =>
      staff.call('POST /api/teach/lessons/{lessonId}/move', {
        params: { lessonId: video },
        body: { version: 1, unitId: otherUnit },
      }),
  },
  deleteLesson: {
    first: renameUnit,
    send: ({ staff, video }) =>
      staff.call('POST /api/teach/lessons/{lessonId}/delete', { params: { lessonId: video }, body: { version: 1 } }),
  },
  orderLessons: {
    send: ({ staff, unit, course }) =>
      staff.call('PUT /api/teach/units/{unitId}/lesson-order', {
        params: { unitId: unit },
        body: { version: 1, order: [lessonId(course, 0, 1), lessonId(course, 0, 0)] },
      }),
  },
  saveVideoLesson: {
    send: ({ staff, video }, name) =>
      staff.call('PUT /api/teach/lessons/{lessonId}/video', {
        params: { lessonId: video },
        body: {
          ...{ version: 1, name, videoUrl: 'https://youtu.be/dQw4w9WgXcQ', videoMediaId: null, durationSeconds: 60 },
          ...{ captionsMediaId: null, posterMediaId: null, attachmentMediaId: null, attachmentTitle: null },
        },
      }),
  },
  ...PAPER_EDITS,
  addResource: {
    send: ({ staff, unit }, title) =>
      staff.call('POST /api/teach/units/{unitId}/resources', {
        params: { unitId: unit },
        body: { version: 1, title, url: 'https://example.test/other' },
      }),
  },
  editResource: {
    send: ({ staff, resource }, title) =>
      staff.call('PUT /api/teach/resources/{resourceId}', {
        params: { resourceId: resource },
        body: { version: 1, title },
      }),
  },
  deleteResource: {
    first: renameUnit,
    send: ({ staff, resource }) =>
      staff.call('POST /api/teach/resources/{resourceId}/delete', {
        params: { resourceId: resource },
        body: { version: 1 },
      }),
  },
  orderResources: {
    first: renameUnit,
    send: ({ staff, unit, resource }) =>
      staff.call('PUT /api/teach/units/{unitId}/resource-order', {
        params: { unitId: unit },
        body: { version: 1, order: [resource] },
      }),
  },
  editBook: { send: renameBook },
  deleteBook: {
    first: renameBook,
    send: ({ staff, book }) =>
      staff.call('DELETE /api/teach/books/{bookId}', { params: { bookId: book }, query: { version: 1 } }),
  },
  editContact: {
    send: ({ staff, contact: { version, contact } }, words) =>
      staff.call('PUT /api/teach/contact', {
        body: {
          version,
          contact: { ...contact, whatsAppNumber: words === 'أول' ? '01012345678' : '01112345678' },
        },
      }),
  },
  editSiteProfile: {
    send: ({ staff, site: { version, profile } }, tagline) =>
      staff.call('PUT /api/teach/site/profile', { body: { version, profile: { ...profile, tagline } } }),
  },
  editSiteSettings: {
    send: ({ staff, site: { version } }, words) =>
      staff.call('PUT /api/teach/site/settings', {
        body: { version, settings: { ...SETTINGS, topStudentsShown: words !== 'أول' } },
      }),
  },
  editSiteColours: {
    first: (office, words) => EDITS.editSiteProfile?.send(office, words) ?? Promise.reject(),
    send: ({ staff, site: { version } }) =>
      staff.call('PUT /api/teach/site/colours', { body: { version, colours: null } }),
  },
  editCodeSeller: {
    send: ({ staff, seller }, name) =>
      staff.call('PUT /api/teach/code-sellers/{sellerId}', {
        params: { sellerId: seller.id },
        body: { name, phone: '', was: { name: seller.name, phone: seller.phone } },
      }),
  },
  saveStudent: {
    send: ({ staff, student, details }, note) =>
      staff.call('PUT /api/teach/students/{studentId}', {
        params: { studentId: student.id },
        body: {
          ...{ version: details.version, name: details.name, phone: details.phone, note },
          ...{ parentPhone: details.parentPhone, grade: details.grade },
        },
      }),
  },
  setStaffRole: {
    send: ({ staff, member }, words) =>
      staff.call('POST /api/teach/team/{memberId}/role', {
        params: { memberId: member.id },
        body: { was: 'assistant', role: words === 'أول' ? 'teacher' : 'owner' },
      }),
  },
  setStaffGrades: {
    send: ({ staff, member }, words) =>
      staff.call('POST /api/teach/team/{memberId}/grades', {
        params: { memberId: member.id },
        body: { was: null, grades: [words === 'أول' ? 'Secondary1' : 'Secondary2'] },
      }),
  },
  extendEnrolment: {
    send: ({ staff, student, courseId }, words) =>
      staff.call('POST /api/teach/students/{studentId}/extend', {
        params: { studentId: student.id },
        body: { courseId, was: null, until: lastDay(words), reason: words },
      }),
  },
  extendUnit: {
    send: ({ staff, student, unit }, words) =>
      staff.call('POST /api/teach/students/{studentId}/extend-unit', {
        params: { studentId: student.id },
        body: { unitId: unit, was: null, until: lastDay(words), reason: words },
      }),
  },
  reopenQuiz: {
    first: async ({ student, quiz }) => {
      await student.phone.request(`/Student/contentlesson/${quiz}`);
      return student.phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers: [0] } });
    },
    send: ({ staff, student, quiz }, reason) =>
      staff.call('POST /api/teach/results/{lessonId}/students/{studentId}/reopen', {
        params: { lessonId: quiz, studentId: student.id },
        body: { submittedAt: '2026-01-01T00:00:00.000Z', reason },
      }),
  },
};
