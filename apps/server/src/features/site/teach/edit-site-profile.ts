import { editSiteProfile as endpoint } from '@hessa/contract/site/teach/edit-site-profile';
import { isOwnMediaPath } from '@hessa/rules/courses/own-media-path';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { editTenant } from './edit-tenant.ts';

export const editSiteProfile = handle(endpoint, async (ctx, { body: { version, profile } }) => {
  const data = await editTenant(ctx, { part: 'profile', version, kind: 'site.profile_edited' }, (before) => {
    const { photoPath } = profile.teacher;
    // One that is there already may stay, wherever it came from.
    const isKnown = photoPath === null || photoPath === before.teacher.photoPath;
    if (!isKnown && !isOwnMediaPath(photoPath, ctx.tenant.id)) throw new DomainError('teach.picture_foreign');
    return profile;
  });
  return { data };
});
