import type { Input, Reply } from '@hessa/contract/client';
import { LETTER, ROW } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

export type SiteState = Reply<'GET /api/teach/site'>['data'];
export type WrittenProfile = Input<'PUT /api/teach/site/profile'>['body']['profile'];

/** The longest that a page can show well, as the server holds it too. */
export const LONGEST = {
  name: 60,
  nameLatin: 60,
  mark: 3,
  tagline: 200,
  credit: 120,
  teacherName: 80,
  subject: 80,
  qualification: 120,
  experience: 80,
  figureValue: 12,
  figureLabel: 40,
} as const;

const LINES = {
  motto: { most: 4, longest: 120 },
  biography: { most: 8, longest: 600 },
  credentials: { most: 12, longest: 160 },
  teachingStyle: { most: 12, longest: 160 },
  subjects: { most: 12, longest: 40 },
} as const;
export const FIGURES_AT_MOST = 6;

const LINE_NAMES = Object.keys(LINES) as (keyof typeof LINES)[];
const NEEDED = ['name', 'nameLatin', 'tagline'] as const;
const NEEDED_OF_TEACHER = ['name', 'subject', 'qualification', 'experience'] as const;

export type ProfileProblems = Record<string, string>;

/** What is wrong with a cleaned profile, by field; a teacher's own fields are named `teacher.…`. */
export function profileProblems(profile: WrittenProfile, digits: DigitStyle): ProfileProblems {
  const problems: ProfileProblems = {};
  for (const name of NEEDED) if (profile[name] === '') problems[name] = 'ده بيظهر في كل الصفحات، اكتبه.';
  for (const name of NEEDED_OF_TEACHER) {
    if (profile.teacher[name] === '') problems[`teacher.${name}`] = 'ده مكتوب على كارتك، اكتبه.';
  }
  if (!/^[A-Za-z]{1,3}$/.test(profile.mark)) problems.mark = 'حرف لحد تلات حروف إنجليزي، زي Mr.';
  for (const name of LINE_NAMES) {
    const problem = linesProblem(profile.teacher[name], LINES[name], digits);
    if (problem) problems[`teacher.${name}`] = problem;
  }
  if (profile.statistics.length === 0) problems.statistics = 'سيب رقم واحد على الأقل.';
  else if (profile.statistics.some(({ value, label }) => value === '' || label === '')) {
    problems.statistics = 'كل رقم محتاج كلمة جنبه.';
  }
  return problems;
}

function linesProblem(
  lines: readonly string[],
  { most, longest }: { most: number; longest: number },
  digits: DigitStyle,
): string | null {
  if (lines.length === 0) return 'اكتب سطر واحد على الأقل.';
  if (lines.length > most) return `خلّيها ${countedNoun(most, ROW, digits)} بالكتير.`;
  const tooLong = lines.findIndex((line) => line.length > longest);
  if (tooLong < 0) return null;
  return `السطر رقم ${formatNumber(tooLong + 1, digits)} طويل: خلّيه ${countedNoun(longest, LETTER, digits)} بالكتير.`;
}

/** Without what is only there while it is being typed: spaces at the ends, empty lines, rows nobody filled in. */
export function cleanedProfile(profile: WrittenProfile): WrittenProfile {
  const lines = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');
  const { teacher } = profile;
  return {
    name: profile.name.trim(),
    nameLatin: profile.nameLatin.trim(),
    mark: profile.mark.trim(),
    tagline: profile.tagline.trim(),
    credit: profile.credit.trim(),
    teacher: {
      name: teacher.name.trim(),
      subject: teacher.subject.trim(),
      qualification: teacher.qualification.trim(),
      experience: teacher.experience.trim(),
      motto: lines(teacher.motto),
      photoPath: teacher.photoPath,
      biography: lines(teacher.biography),
      credentials: lines(teacher.credentials),
      teachingStyle: lines(teacher.teachingStyle),
      subjects: lines(teacher.subjects),
    },
    statistics: profile.statistics
      .map(({ value, label }) => ({ value: value.trim(), label: label.trim() }))
      .filter(({ value, label }) => value !== '' || label !== ''),
  };
}
