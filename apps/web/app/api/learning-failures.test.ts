import type { Route } from '@hessa/contract/client';
import { expect, test } from 'vitest';
import { readRefusal } from './read-refusal.ts';

test.each<[Route, string, string]>([
  ['GET /Student/contentlesson/{id}', 'Failed to fetch lesson details', 'مقدرناش نجيب محتوى الدرس. جرّب تاني.'],
  ['GET /api/UnitCode/GetMyUnitCodes', 'Failed to fetch the units', 'مقدرناش نجيب محاضراتك. جرّب تاني.'],
  ['GET /api/Unit/{id}/lessons', 'Failed to fetch unit lessons', 'مقدرناش نجيب دروس المحاضرة. جرّب تاني.'],
  ['GET /api/Course/tree-unit-with-progress', 'Failed to fetch unit data', 'مقدرناش نجيب بيانات المحاضرة. جرّب تاني.'],
])(
  '%s prefers the server’s message and else says «%s» [ERR-38, ERR-45, ERR-46, ERR-47, ERR-48, MYL-19]',
  (route, english, arabic) => {
    expect(readRefusal(route, 500, '{}')).toMatchObject({ message: english, messageAr: arabic });
    const said = readRefusal(route, 400, JSON.stringify({ message: 'Said', messageAr: 'اتقال' }));
    expect(said).toMatchObject({ message: 'Said', messageAr: 'اتقال' });
  },
);
