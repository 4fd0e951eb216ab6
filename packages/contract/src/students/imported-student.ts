import { STUDENTS_IN_A_SHEET } from '@hessa/rules/students/student-sheet';
import { z } from 'zod';
import { emailText } from '../auth/email-query.ts';
import { personName } from '../auth/person-name.ts';

/** A row of a list of students; an empty e-mail is none. */
const importedStudent = z.strictObject({
  name: personName,
  phone: z.string().max(40),
  parentPhone: z.string().max(40),
  grade: z.string().max(40),
  email: emailText,
});

export const importedStudents = z.array(importedStudent).min(1).max(STUDENTS_IN_A_SHEET);
