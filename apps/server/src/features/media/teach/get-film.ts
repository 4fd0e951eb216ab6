import { getFilm as endpoint } from '@hessa/contract/media/teach/get-film';
import { handle } from '../../../calls/handle.ts';
import { presentFilm } from '../films/present-film.ts';

export const getFilm = handle(endpoint, (ctx, { params: { filmId } }) =>
  ctx.withTenant(async (tx) => ({ data: await presentFilm(tx, ctx, filmId) }), 'read'),
);
