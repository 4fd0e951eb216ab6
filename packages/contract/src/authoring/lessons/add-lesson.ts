import { LESSON_KIND_NAMES } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { addedTo, basedOn, contentName } from '../courses/course-fields.ts';

export const addLesson = endpoint({
  method: 'POST',
  path: '/api/teach/units/{unitId}/lessons',
  access: 'teacher',
  summary: 'Add an empty video or quiz at the end of a unit; its content comes in its own editor',
  params: z.object({ unitId: wholeNumber }),
  body: z.strictObject({ version: basedOn, name: contentName, type: z.enum(LESSON_KIND_NAMES) }),
  reply: addedTo,
  errors: ['unit.not_found', 'course.full', 'teach.changed_meanwhile'],
});
