import { GRADES } from '@hessa/rules/courses/grade';
import { TERMS } from '@hessa/rules/courses/term';
import { z } from 'zod';

export const grade = z.enum(GRADES);
export const term = z.enum(TERMS);
