import { z } from 'zod';
import { moment } from '../../bounded-int.ts';
import { MAX_QUESTIONS, questionPlace } from './given-answers.ts';

const flag = { on: z.boolean(), at: moment };

/**
 * In an exam: questions to come back to, and those that no longer are; the newest by its time, counted from the start,
 * wins.
 */
export const setFlags = z.array(z.strictObject({ position: questionPlace, ...flag })).max(MAX_QUESTIONS);

export const flaggedPlaces = z.record(z.string(), z.object(flag));
