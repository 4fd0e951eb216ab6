import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { reason } from '../../codes/teach/code-batch.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { studentParams } from '../../students/student-summary.ts';
import { studentEnrolment } from './list-student-enrolments.ts';

export const grantCourse = endpoint({
  method: 'POST',
  path: '/api/teach/students/{studentId}/grant-course',
  access: 'teacher',
  summary: 'Give a student a course without a code; one he holds already stays as it is',
  ...studentParams,
  body: z.strictObject({ courseId: positiveInt, reason }),
  reply: wrapped(studentEnrolment),
  errors: ['student.not_found', 'course.not_found'],
});
