import { z } from 'zod';
import { outlineLesson, resource } from '../../courses/course-tree.ts';
import { grade, term } from '../../courses/grade-and-term.ts';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { courseState } from './course-fields.ts';
import { showing } from './showing.ts';

export const getTaughtCourse = endpoint({
  method: 'GET',
  path: '/api/teach/courses/{courseId}',
  access: 'teacher',
  summary: 'A course as its editor shows it: the form, the tree, and the versions that edits are based on',
  params: z.object({ courseId: wholeNumber }),
  reply: wrapped(
    z.object({
      id: z.number(),
      name: z.string(),
      description: z.string(),
      grade,
      term,
      pricePiastres: z.number(),
      openToAll: z.boolean(),
      features: z.array(z.string()).nullable(),
      imagePath: z.string().nullable(),
      state: courseState,
      version: z.number(),
      settingsVersion: z.number(),
      enrolled: z.number(),
      units: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          title: z.string(),
          showing,
          lessons: z.array(
            outlineLesson.extend({
              durationSeconds: z.number().nullable(),
              questionCount: z.number(),
              /** False until a video has an address or a file. */
              hasVideo: z.boolean(),
              /** Nothing was put into it yet, and students do not see it. */
              written: z.boolean(),
              showing,
            }),
          ),
          resources: z.array(resource.extend({ isFile: z.boolean() })),
        }),
      ),
    }),
  ),
  errors: ['course.not_found'],
});
