import { editSiteSettings as endpoint } from '@hessa/contract/site/teach/edit-site-settings';
import { GRADES } from '@hessa/rules/courses/grade';
import { readContactNumber } from '@hessa/rules/site/contact-number';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { editTenant } from './edit-tenant.ts';

export const editSiteSettings = handle(endpoint, async (ctx, { body: { version, settings } }) => {
  const number = readContactNumber(settings.supportNumber);
  if (number.kind === 'wrong') throw new DomainError('contact.number_wrong');
  const honourGrades = GRADES.filter((grade) => settings.honourGrades.includes(grade));
  const data = await editTenant(ctx, { part: 'settings', version, kind: 'site.settings_edited' }, (before) => ({
    ...before,
    ...settings,
    supportNumber: number.kind === 'none' ? '' : number.number,
    // All of them is what it is while nobody has chosen: a grade that is added later belongs to it.
    honourGrades: honourGrades.length === GRADES.length ? undefined : honourGrades,
  }));
  return { data };
});
