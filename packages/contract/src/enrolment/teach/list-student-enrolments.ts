import { z } from 'zod';
import { grade } from '../../courses/grade-and-term.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { studentParams } from '../../students/student-summary.ts';

export const studentEnrolment = z.object({
  courseId: z.number(),
  courseName: z.string(),
  grade,
  source: z.enum(['code', 'free', 'granted']),
  enrolledAt: z.string(),
  extendedUntil: z.string().nullable(),
});

export const listStudentEnrolments = endpoint({
  method: 'GET',
  path: '/api/teach/students/{studentId}/enrolments',
  access: 'assistant',
  summary: 'The courses a student holds, newest first, and until when they were extended',
  ...studentParams,
  reply: wrapped(z.object({ enrolments: z.array(studentEnrolment) })),
  errors: ['student.not_found'],
});
