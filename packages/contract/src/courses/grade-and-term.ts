import { GRADES } from '@hessa/rules/courses/grade';
import { z } from 'zod';

export const grade = z.enum(GRADES);
export const term = z.enum(['First', 'Second', 'Summer']);
