import { editSiteColours as endpoint } from '@hessa/contract/site/teach/edit-site-colours';
import { areLegible, type Colours } from '@hessa/rules/site/colours';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { editTenant } from './edit-tenant.ts';

/** The screen mends a faint colour before it sends it; whoever calls without the screen is refused. */
export const editSiteColours = handle(endpoint, async (ctx, { body: { version, colours } }) => {
  if (colours && !areLegible(colours as Colours)) throw new DomainError('site.colours_faint');
  const data = await editTenant(ctx, { part: 'settings', version, kind: 'site.colours_edited' }, (before) => ({
    ...before,
    colours: colours ?? {},
  }));
  return { data };
});
