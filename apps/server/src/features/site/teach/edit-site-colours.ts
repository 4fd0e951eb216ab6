import type { editSiteColours as endpoint } from '@hessa/contract/site/teach/edit-site-colours';
import { areLegible, type Colours } from '@hessa/rules/site/colours';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { editTenant } from './edit-tenant.ts';

/** The screen mends a faint colour before it sends it; whoever calls without the screen is refused. */
export async function editSiteColours(
  ctx: AccountContext,
  { body: { version, colours } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  if (colours && !areLegible(colours as Colours)) throw new DomainError('site.colours_faint');
  const data = await editTenant(ctx, { part: 'settings', version, kind: 'site.colours_edited' }, (before) => ({
    ...before,
    colours: colours ?? {},
  }));
  return { data };
}
