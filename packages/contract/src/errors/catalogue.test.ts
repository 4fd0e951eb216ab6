import { describe, expect, test } from 'vitest';
import { api } from '../api.ts';
import type { EndpointDefinition } from '../endpoint.ts';
import { continueUpload, dropUpload, startUpload } from '../media/teach/upload-protocol.ts';
import { catalogue, type ErrorCode, errorEntry, fillText } from './catalogue.ts';
import type { ErrorEntry } from './error-entry.ts';
import { filmFaults } from './teach-upload-errors.ts';

const entries = Object.entries<ErrorEntry>(catalogue);

/** Quoted by the specification, character for character. */
const QUOTED: [ErrorCode, string, string][] = [
  ['auth.invalid_credentials', 'Invalid credentials', 'ERR-16, ERR-17'],
  ['auth.device_limit', "You can't log in from more than two devices.", 'ERR-14, ERR-15'],
  ['otp.wrong', 'OTP verification failed', 'ERR-06'],
  ['reset.failed', 'Password reset failed.', 'ERR-24'],
  ['service.failed', 'An unexpected error occurred', 'ERR-20'],
  ['session.required', 'Authentication required', 'ERR-41'],
  ['session.expired', 'Session expired. Please log in again.', 'ERR-81'],
  ['code.not_found', 'Code not found.', 'ERR-29'],
  ['code.already_used', 'Code has already been used.', 'ERR-30'],
  ['book.not_found', 'Book not found', 'ERR-51'],
  ['course.not_found', 'Course details not found.', 'ERR-35'],
  ['lesson.not_found', 'Lesson details not found.', 'ERR-36'],
];

describe('the error catalogue', () => {
  test('every error has one Arabic text in Arabic letters, short enough to be shown, and a refusing status [OP-ERR-1, OP-ERR-3]', () => {
    for (const [code, { ar, en, status }] of entries) {
      expect(ar, code).toMatch(/\p{Script=Arabic}/u);
      expect(ar.length, code).toBeLessThan(300);
      expect(ar, code).toBe(ar.trim());
      expect([400, 401, 403, 404, 408, 409, 410, 413, 415, 429, 500, 503, 507], code).toContain(status);
      expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/);
      if (en !== undefined) expect(en, code).toMatch(/^[\x20-\x7e]{3,299}$/);
    }
  });

  test.each(QUOTED)('%s says exactly %j (%s) [OP-ERR-1]', (code, english) => {
    expect(errorEntry(code).en).toBe(english);
  });

  test('every error is answered by an endpoint, by any, by media files or by a job: none is left over', () => {
    const uploads = [startUpload, continueUpload, dropUpload];
    const named = new Set<string>(
      [...Object.values<EndpointDefinition>(api), ...uploads].flatMap((endpoint) => endpoint.errors),
    );
    const everywhere = entries
      .map(([code]) => code)
      .filter((code) => /^(request|tenant|session|access|limit|service|media)\./.test(code));
    // What a job may fail with is told inside its own row.
    for (const code of ['job.given_up', ...Object.keys(filmFaults)]) named.add(code);
    const unused = entries.map(([code]) => code).filter((code) => !named.has(code) && !everywhere.includes(code));
    expect(unused).toEqual([]);
  });

  test('places in a text are filled, and one without a value stays visible', () => {
    expect(fillText('من {least} إلى {most}', { least: '٦' })).toBe('من ٦ إلى {most}');
    expect(fillText('{least}', { least: 0 })).toBe('0');
  });
});
