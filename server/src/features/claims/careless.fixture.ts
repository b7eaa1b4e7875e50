/**
 * Claims as a shop without locks would make them: read, decide, write back. A race's control puts them into its own database in place
 * of the real functions (`server/migrations/0271_claims.sql`), and must then see stock oversold and coupons overused.
 */
export const carelessClaims = `
create or replace function lock_stock(shop bigint, subjects bigint[]) returns void language sql as 'select';
create or replace function claim_stock(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, lines integer[], subjects bigint[], amounts bigint[])
  returns setof shortage language plpgsql as $$
declare
  one record;
  read jsonb := (select jsonb_object_agg(v.id, v.stock) from variations v where v.id = any(subjects) and v.stock is not null);
begin
  for one in select w.subject, sum(w.amount) as amount from unnest(subjects, amounts) w (subject, amount) where read ? w.subject::text group by w.subject loop
    if (read ->> one.subject::text)::integer < one.amount then
      return query select 'stock', one.subject, (read ->> one.subject::text)::bigint, 'short';
      return;
    end if;
  end loop;
  perform pg_sleep(0.02);
  for one in select w.subject, sum(w.amount) as amount from unnest(subjects, amounts) w (subject, amount) where read ? w.subject::text group by w.subject loop
    update variations set stock = (read ->> one.subject::text)::integer - one.amount where id = one.subject;
  end loop;
  insert into claims (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
    select shop, who, who_id, w.line, 'stock', w.subject, w.amount, as_state, moment from unnest(lines, subjects, amounts) w (line, subject, amount) where read ? w.subject::text
    on conflict on constraint claims_pkey do update set amount = claims.amount + excluded.amount;
end $$;
create or replace function claim_coupon(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, coupon bigint, of_phone text, of_email text)
  returns setof shortage language plpgsql as $$
declare
  read record;
begin
  select k.used, k.max_uses into read from coupons k where k.id = coupon;
  if read.used >= read.max_uses then
    return query select 'coupon', coupon, 0::bigint, 'used_up';
    return;
  end if;
  perform pg_sleep(0.02);
  update coupons set used = read.used + 1 where id = coupon;
  insert into claims (shop_id, holder, holder_id, kind, subject, amount, state, phone, email, claimed_at)
    values (shop, who, who_id, 'coupon', coupon, 1, as_state, of_phone, of_email, moment);
end $$`
