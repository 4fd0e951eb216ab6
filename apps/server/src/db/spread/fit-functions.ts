/**
 * Functions of triggers that are given all changed rows at once, as they are where the database is spread: the machine
 * that has the rows takes each sum by itself and adds it as one row. An insert that selects from those rows would be
 * planned for all machines, where nobody knows them (record 144).
 */
export const FIT_FUNCTIONS: Readonly<Record<string, string>> = {
  keep_card_figures: `create or replace function public.keep_card_figures() returns trigger language plpgsql as $$
declare
  sign constant int := tg_argv[0];
  one record;
begin
  for one in
    select tenant_id, coalesce(seller_id, 0) as seller_id, batch_id, sign * count(redeemed_at) as redeemed,
      sign * count(*) filter (where redeemed_at is null and voided_at is not null) as voided,
      sign * count(*) filter (where redeemed_at is null and voided_at is null and sold_at is not null) as sold,
      sign * count(coalesce(sold_at, redeemed_at)) as owed_for,
      sign * count(*) filter (where coalesce(sold_at, redeemed_at) is null and voided_at is null) as in_hand,
      sign * coalesce(sum(price_piastres) filter (where coalesce(sold_at, redeemed_at) is not null), 0) as due
    from cards group by 1, 2, 3
  loop
    insert into public.card_stock (tenant_id, seller_id, batch_id, redeemed, voided, sold, owed_for, in_hand, due_piastres)
    values (one.tenant_id, one.seller_id, one.batch_id, one.redeemed, one.voided, one.sold, one.owed_for, one.in_hand,
      one.due);
  end loop;
  for one in
    select tenant_id, coalesce(seller_id, 0) as seller_id,
      (coalesce(sold_at, redeemed_at) at time zone 'Africa/Cairo')::date as day, course_id, sign * count(*) as sold,
      sign * count(redeemed_at) as redeemed, sign * sum(price_piastres) as due
    from cards where coalesce(sold_at, redeemed_at) is not null group by 1, 2, 3, 4
  loop
    insert into public.card_sales (tenant_id, seller_id, day, course_id, sold, redeemed, due_piastres)
    values (one.tenant_id, one.seller_id, one.day, one.course_id, one.sold, one.redeemed, one.due);
  end loop;
  return null;
end $$`,
};
