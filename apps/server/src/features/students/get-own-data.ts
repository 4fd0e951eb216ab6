import { getOwnData as endpoint } from '@hessa/contract/students/get-own-data';
import { shownPercent } from '@hessa/rules/quizzes/shown-percent';
import { and, asc, eq, sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { announcementReads } from '../announcements/announcement-reads-table.ts';
import { announcements } from '../announcements/announcements-table.ts';
import { devices } from '../auth/devices-table.ts';
import { findStudent } from '../auth/find-student.ts';
import { presentUser } from '../auth/present-user.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { WATCHED_KINDS } from '../lessons/kinds-in-sql.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { watchHours } from '../lessons/watch-hours-table.ts';
import { videoNotes } from '../notes/video-notes-table.ts';
import { quizResults } from '../quizzes/quiz-results-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { units } from '../units/units-table.ts';

/** What the platform keeps of a student, by names a person knows and not by numbers of rows. */
export const getOwnData = handle(endpoint, async (ctx) => {
  const { id } = ctx.account;
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const student = await findStudent(tx, tenantId, id);
    const known = await tx
      .select({ label: devices.label, firstSeenAt: devices.firstSeenAt })
      .from(devices)
      .where(and(eq(devices.tenantId, tenantId), eq(devices.accountId, id)));
    const held = await tx
      .select({ courseName: courses.name, enrolledAt: enrolments.enrolledAt })
      .from(enrolments)
      .innerJoin(courses, and(eq(courses.tenantId, tenantId), eq(courses.id, enrolments.courseId)))
      .where(and(eq(enrolments.tenantId, tenantId), eq(enrolments.studentId, id)))
      .orderBy(asc(enrolments.enrolledAt));
    const lectures = await tx
      .select({ unitName: units.name, grantedAt: unitGrants.grantedAt })
      .from(unitGrants)
      .innerJoin(units, and(eq(units.tenantId, tenantId), eq(units.id, unitGrants.unitId)))
      .where(and(eq(unitGrants.tenantId, tenantId), eq(unitGrants.studentId, id)))
      .orderBy(asc(unitGrants.grantedAt));
    const videos = await tx
      .select({
        lessonName: lessons.name,
        positionSeconds: lessonProgress.positionSeconds,
        completedAt: lessonProgress.completedAt,
      })
      .from(lessonProgress)
      .innerJoin(lessons, and(eq(lessons.tenantId, tenantId), eq(lessons.id, lessonProgress.lessonId)))
      .where(
        and(
          eq(lessonProgress.tenantId, tenantId),
          eq(lessonProgress.studentId, id),
          // A quiz that was handed in is among the results.
          sql`${lessons.type} in ${WATCHED_KINDS}`,
        ),
      )
      .orderBy(asc(lessonProgress.lessonId));
    const results = await tx
      .select({
        lessonName: lessons.name,
        score: quizResults.score,
        correctCount: quizResults.correctCount,
        total: quizResults.total,
        submittedAt: quizResults.submittedAt,
      })
      .from(quizResults)
      .innerJoin(lessons, and(eq(lessons.tenantId, tenantId), eq(lessons.id, quizResults.lessonId)))
      .where(and(eq(quizResults.tenantId, tenantId), eq(quizResults.studentId, id)))
      .orderBy(asc(quizResults.submittedAt));
    const read = await tx
      .select({ text: announcements.text, readAt: announcementReads.readAt })
      .from(announcementReads)
      .innerJoin(
        announcements,
        and(eq(announcements.tenantId, tenantId), eq(announcements.id, announcementReads.announcementId)),
      )
      .where(and(eq(announcementReads.tenantId, tenantId), eq(announcementReads.studentId, id)))
      .orderBy(asc(announcementReads.readAt));
    const notes = await tx
      .select({
        lessonName: lessons.name,
        second: videoNotes.second,
        text: videoNotes.text,
        writtenAt: videoNotes.writtenAt,
      })
      .from(videoNotes)
      .innerJoin(lessons, and(eq(lessons.tenantId, tenantId), eq(lessons.id, videoNotes.lessonId)))
      .where(and(eq(videoNotes.tenantId, tenantId), eq(videoNotes.studentId, id)))
      .orderBy(asc(videoNotes.lessonId), asc(videoNotes.second));
    const watched = await tx
      .select({ lessonName: lessons.name, hour: watchHours.hour, seconds: watchHours.seconds })
      .from(watchHours)
      .innerJoin(lessons, and(eq(lessons.tenantId, tenantId), eq(lessons.id, watchHours.lessonId)))
      .where(and(eq(watchHours.tenantId, tenantId), eq(watchHours.studentId, id)))
      .orderBy(asc(watchHours.hour));
    const { name, email, phoneNumber, academicYear } = presentUser(student);
    const registeredAt = student.createdAt.toISOString();
    return {
      data: {
        account: {
          name,
          email,
          phoneNumber,
          parentPhone: student.parentPhone,
          academicYear,
          registeredAt,
          weeklyGoal: student.weeklyGoal,
        },
        devices: known.map((device) => ({ ...device, firstSeenAt: device.firstSeenAt.toISOString() })),
        courses: held.map((course) => ({ ...course, enrolledAt: course.enrolledAt.toISOString() })),
        lectures: lectures.map(({ unitName, grantedAt }) => ({ unitName, openedAt: grantedAt.toISOString() })),
        videos: videos.map(({ lessonName, positionSeconds, completedAt }) => ({
          lessonName,
          positionSeconds: Math.round(positionSeconds),
          completedAt: completedAt?.toISOString() ?? null,
        })),
        watched: watched.map((hour) => ({ ...hour, hour: hour.hour.toISOString() })),
        notes: notes.map((note) => ({ ...note, writtenAt: note.writtenAt.toISOString() })),
        // As they stand on the paper.
        results: results.map(({ score, correctCount, submittedAt, ...result }) => ({
          ...result,
          // Before it is told it is nobody's to take home.
          correctCount: score === null ? null : correctCount,
          score: score === null ? null : shownPercent(score),
          submittedAt: submittedAt.toISOString(),
        })),
        readAnnouncements: read.map(({ text, readAt }) => ({ text, readAt: readAt.toISOString() })),
      },
    };
  }, 'read');
});
