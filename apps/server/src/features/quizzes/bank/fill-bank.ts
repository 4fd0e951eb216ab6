import { passageDigest, questionDigest } from './content-hash.ts';

/** The last wording of every question of the tenant's quizzes, with its passage in the bank. */
const LAST_WORDINGS = `
  (select distinct on (lesson_id, identity) * from public.questions where tenant_id = $1
    order by lesson_id, identity, content_version desc) q
  left join public.quiz_passages p on p.tenant_id = $1 and p.lesson_id = q.lesson_id
    and p.content_version = q.content_version and p.place = q.passage
  left join public.bank_passages kept on kept.tenant_id = $1 and kept.hash = ${passageDigest('p')} and p.place is not null`;

/**
 * The bank of a tenant who comes from before there was one, as migration 65 filled those who were here: one statement
 * after the other, with the tenant; what is added is laid aside first, as in `keep-in-bank.ts`. When a question was put
 * into its quiz nobody knows any more: what counts is when the quiz was last handed in.
 */
export const FILL_BANK: readonly string[] = [
  `with p as materialized (
    select distinct title, text, image_media_id, audio_media_id from public.quiz_passages where tenant_id = $1
  )
  insert into public.bank_passages (tenant_id, title, text, image_media_id, audio_media_id)
  select $1, p.* from p
  on conflict do nothing`,
  `with fresh as materialized (
    select q.id, q.text, q.kind, q.choices, q.right_choice, q.details, q.weight, q.explanation, q.image_media_id,
      q.pinned, kept.id as passage_id, left(u.name, 120) as unit, left(l.name, 120) as source
    from ${LAST_WORDINGS}
    join public.lessons l on l.tenant_id = $1 and l.id = q.lesson_id
    join public.units u on u.tenant_id = $1 and u.id = l.unit_id
  )
  insert into public.bank_questions
    (tenant_id, text, kind, choices, right_choice, details, weight, explanation, image_media_id, pinned, passage_id, unit, source)
  select $1, text, kind, choices, right_choice, details, weight, explanation, image_media_id, pinned, passage_id, unit, source
  from fresh order by id
  on conflict do nothing`,
  `insert into public.bank_uses (tenant_id, lesson_id, identity, bank_id, hash, used_at)
  select q.tenant_id, q.lesson_id, q.identity, b.id, b.hash,
    (select max(r.submitted_at) from public.quiz_results r where r.tenant_id = $1 and r.lesson_id = q.lesson_id)
  from ${LAST_WORDINGS}
  join public.bank_questions b on b.tenant_id = $1 and b.hash = ${questionDigest('q')}
    and coalesce(b.passage_id, 0) = coalesce(kept.id, 0)
  on conflict do nothing`,
];
