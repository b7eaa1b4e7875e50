-- The rest of what a coupon can say; codes that are put away stay for the orders that used them.
alter table coupons
  add column name text not null default '',
  add column max_discount_sen bigint check (max_discount_sen > 0),
  add column category_ids bigint[] not null default '{}',
  add column excluded_product_ids bigint[] not null default '{}',
  add column excluded_category_ids bigint[] not null default '{}',
  add column skips_promo boolean not null default false,
  add column first_order_only boolean not null default false,
  add column on_shipping boolean not null default false,
  add column on_upsell boolean not null default false,
  add column archived_at timestamptz;
alter table coupons drop constraint coupons_kind_check, drop constraint coupons_check1;
alter table coupons
  add constraint coupons_kind check (kind in ('percent', 'fixed', 'free_shipping')),
  add constraint coupons_worth check ((kind = 'percent') = (percent_bp is not null) and (kind = 'fixed') = (fixed_sen is not null));
create index coupons_newest on coupons (shop_id, id desc);
create index coupon_claims_newest on coupon_claims (coupon_id, claimed_at desc);

-- A discount may reach shipping and the click upsell where the coupon says so; never beyond what there is to pay.
do $$ declare was text; begin
  select conname into strict was from pg_constraint
  where conrelid = 'orders'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%discount_sen <= (subtotal_sen + addon_total_sen)%';
  execute format('alter table orders drop constraint %I', was);
end $$;
alter table orders add constraint orders_discount check (discount_sen >= 0 and discount_sen <= subtotal_sen + addon_total_sen + shipping_sen + click_upsell_sen);

-- Whether somebody ordered before, by phone or e-mail.
create index orders_of_phone on orders (shop_id, buyer_phone);
create index orders_of_email on orders (shop_id, buyer_email) where buyer_email is not null;
