import type { Profile } from './profile.ts';

/** Told by the title before the name, which is the only place where a platform says it: «ميس سارة», «Mrs Sara». */
export function teachesAsWoman({ teacher, nameLatin }: Pick<Profile, 'teacher' | 'nameLatin'>): boolean {
  return /^(مس|ميس|مدام|أ\/?ة|أستاذة)\s/.test(teacher.name) || /^(miss|ms|mrs)\b/i.test(nameLatin);
}
