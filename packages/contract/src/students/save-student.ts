import { isPrintableText } from '@hessa/rules/text/printable-text';
import { z } from 'zod';
import { personName } from '../auth/person-name.ts';
import { positiveInt } from '../bounded-int.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { studentDetails, studentParams } from './student-summary.ts';

export const saveStudent = endpoint({
  method: 'PUT',
  path: '/api/teach/students/{studentId}',
  access: 'assistant',
  summary: "Change a student's data and the note about them; assistants, the parent's phone and the note alone",
  ...studentParams,
  body: z.strictObject({
    /** The state that was edited; another one by now is a conflict. */
    version: positiveInt,
    name: personName,
    phone: z.string().max(40),
    parentPhone: z.string().max(40),
    grade: z.string().max(40),
    note: z.string().max(2000).refine(isPrintableText),
  }),
  reply: wrapped(studentDetails),
  errors: [
    'student.not_found',
    'student.teachers_fields',
    'student.phone_taken',
    'student.parent_phone_own',
    'teach.changed_meanwhile',
    'register.name_missing',
    'register.phone_missing',
    'register.phone_invalid',
    'register.parent_phone_missing',
    'register.parent_phone_invalid',
    'register.grade_missing',
  ],
});
