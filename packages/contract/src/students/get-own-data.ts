import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

const moment = z.iso.datetime();

export const getOwnData = endpoint({
  method: 'GET',
  path: '/api/Student/my-data',
  access: 'student',
  summary: 'Everything the platform keeps of whoever asks, for them to take along',
  reply: wrapped(
    z.object({
      account: z.object({
        name: z.string(),
        email: z.string(),
        phoneNumber: z.string(),
        parentPhone: z.string().nullable(),
        academicYear: z.string().nullable(),
        registeredAt: moment,
        weeklyGoal: z.number().nullable(),
      }),
      devices: z.array(z.object({ label: z.string(), firstSeenAt: moment })),
      courses: z.array(z.object({ courseName: z.string(), enrolledAt: moment })),
      lectures: z.array(z.object({ unitName: z.string(), openedAt: moment })),
      videos: z.array(
        z.object({ lessonName: z.string(), positionSeconds: z.number(), completedAt: moment.nullable() }),
      ),
      /** Which seconds were played in which hour, of the last 180 days. */
      watched: z.array(z.object({ lessonName: z.string(), hour: moment, seconds: z.string() })),
      notes: z.array(z.object({ lessonName: z.string(), second: z.number(), text: z.string(), writtenAt: moment })),
      results: z.array(
        z.object({
          lessonName: z.string(),
          score: z.number().nullable(),
          correctCount: z.number().nullable(),
          total: z.number(),
          submittedAt: moment,
        }),
      ),
      readAnnouncements: z.array(z.object({ text: z.string(), readAt: moment })),
    }),
  ),
  errors: [],
});
