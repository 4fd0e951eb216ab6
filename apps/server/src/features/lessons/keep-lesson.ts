import { keepLesson as endpoint } from '@hessa/contract/lessons/keep-lesson';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { LessonAccess } from '@hessa/rules/lessons/lesson-access';
import { grantText, grantUntil } from '@hessa/rules/media/kept/kept-grant';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { pieceFolder } from '../media/films/film-links.ts';
import { findFilm } from '../media/films/find-film.ts';
import { readPhoneKey, sealForPhone } from '../media/films/seal-for-phone.ts';
import { openLesson } from './lesson-gate.ts';

/** The gate of the lesson, and behind it the keys of one quality until that gate closes. */
export const keepLesson = handle(endpoint, async (ctx, { body: { lessonId, lines, phoneKey: shown } }) => {
  const phoneKey = readPhoneKey(shown);
  if (!phoneKey) throw new DomainError('lesson.cannot_be_kept');
  const { gated, found } = await ctx.withTenant(async (tx) => {
    const gated = await openLesson(tx, ctx, lessonId);
    if (!kindOfLesson(gated.lesson).isWatched) throw new DomainError('lesson.not_a_video');
    const { videoMediaId } = gated.lesson;
    return { gated, found: videoMediaId === null ? null : await findFilm(tx, ctx.tenant.id, videoMediaId) };
  });
  if (!found) throw new DomainError('lesson.cannot_be_kept');
  if (found.rungs.length === 0) throw new DomainError('lesson.film_not_ready');
  const rung = lines === null ? found.sound : found.rungs.find((one) => one.lines === lines);
  if (!rung) throw new DomainError('lesson.cannot_be_kept');
  const givenAt = ctx.now.getTime();
  const endsAt = endOf(gated.access);
  const grant = grantText({
    accountId: ctx.account.id,
    lessonId,
    mediaId: rung.mediaId,
    givenAt,
    until: grantUntil(givenAt, endsAt),
    endsAt,
  });
  return {
    data: {
      lessonName: gated.lesson.name,
      courseId: gated.lesson.courseId,
      courseName: gated.outline.course.name,
      mediaId: rung.mediaId,
      pieces: rung.segments,
      folder: pieceFolder(ctx.platform.secrets, ctx.tenant.id, rung.mediaId, ctx.now),
      grant,
      ...sealForPhone(phoneKey, grant, { secret: found.film.secret, rung }),
    },
  };
});

/** When the unit closes for this student; null where it never does. */
function endOf(access: LessonAccess): number | null {
  return 'window' in access && access.window.kind === 'open' ? access.window.endsAt : null;
}
