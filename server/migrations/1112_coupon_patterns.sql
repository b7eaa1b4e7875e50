-- A coupon that rewards and automations copy. Its own code is taken from buyers only where the seller says so.
alter table coupons
  add column is_pattern boolean not null default false,
  add column code_is_public boolean not null default false;

-- Copies told their pattern's code before. Codes that buyers have used stay theirs; the seller may end that.
update coupons c set is_pattern = true, code_is_public = c.used > 0
where exists (select from viral_locks v where v.shop_id = c.shop_id and v.coupon_id = c.id)
  or exists (
    select from automations a, jsonb_array_elements(a.steps::jsonb) step
    where a.shop_id = c.shop_id and step ->> 'action' = 'coupon' and upper(regexp_replace(step ->> 'coupon', '\s', '', 'g')) = c.code
  );
