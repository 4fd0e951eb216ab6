import { describe, expect, test } from 'vitest';
import { headScriptText } from './head-script-text.ts';
import {
  BEFORE_PAINT,
  BOOT_GUARD,
  EARLY_PICTURE,
  EARLY_READS,
  FAULT,
  SPLASH,
  STREAMS,
} from './head-scripts.at-build.ts';

/** What they weighed when they were minified by hand, and a page may not wait for more. */
const HEAD_AT_MOST = 2_350;
/** With the few letters that make the first answer a check of the login, which saves a call. */
const EARLY_AT_MOST = 815;
/** Half of it is the rule of what is a picture. */
const PICTURE_AT_MOST = 800;

describe('the scripts in a page’s head', () => {
  test('weigh no more than when they were written as text [PAGE-3]', () => {
    expect(headScriptText('/', 'tenant6').length).toBeLessThanOrEqual(HEAD_AT_MOST);
    expect(EARLY_READS.length).toBeLessThanOrEqual(EARLY_AT_MOST);
    expect(EARLY_PICTURE.length).toBeLessThanOrEqual(PICTURE_AT_MOST);
  });

  test('greet nobody at the console, who answers a call there [DESK-175]', () => {
    expect(headScriptText('/', 'tenant6')).toContain('with-splash');
    expect(headScriptText('/teach/students', 'tenant6')).not.toContain('with-splash');
  });

  test('are told by the server what a page reads, in the one place for it [PAGE-3]', () => {
    expect(EARLY_READS.split('__EARLY_ASK__')).toHaveLength(2);
    expect(headScriptText('/statistics', 'tenant6')).not.toContain('__EARLY_ASK__');
    expect(EARLY_PICTURE.split('__PICTURES__')).toHaveLength(2);
    expect(headScriptText('/enrolled-courses', 'tenant6')).not.toContain('__PICTURES__');
    expect(headScriptText('/statistics', 'tenant6')).toContain('/api/Student/GetStudentLessonsProgress/$me');
  });

  test('use no syntax that is younger than the oldest browsers we serve, and end no element [PAGE-3, FLOOR-06]', () => {
    for (const script of [BEFORE_PAINT, BOOT_GUARD, EARLY_PICTURE, EARLY_READS, FAULT, SPLASH, STREAMS]) {
      expect(script).not.toMatch(/<\/|\?\?|\?\.|\|\|=|static\s*\{|\bat\(/);
      expect(() => new Function(script)).not.toThrow();
    }
  });

  test('show the night and the member’s links before the first paint, also of a login that a dead line put aside, and never throw [PAGE-3, LEARN-298]', () => {
    const classes = new Set<string>();
    const document = {
      documentElement: { classList: { add: (...names: string[]) => void names.map((name) => classes.add(name)) } },
    };
    const run = new Function('document', 'localStorage', BEFORE_PAINT);
    const drawnFor = (stored: object | null) => {
      classes.clear();
      run(document, stored);
      return [...classes];
    };
    const user = JSON.stringify({ name: 'x "role":"owner" y', role: 'student' });
    expect(drawnFor({ night_mode: 'true' }), 'nobody is signed in').toEqual(['night-mode']);
    expect(drawnFor({ night_mode: 'true', currentUser: user })).toEqual(['night-mode', 'signed-in', 'is-student']);
    expect(drawnFor({ parked_login: `token ${user}` })).toEqual(['signed-in', 'is-student']);
    expect(drawnFor(null), 'nothing is kept').toEqual([]);
  });
});
