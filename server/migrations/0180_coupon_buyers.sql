-- Whom a coupon is for by name, and the two limits it lacked: a purchase that is too large, and pieces beyond the first few.
alter table coupons
  add column allowed_buyers text[] not null default '{}' check (cardinality(allowed_buyers) <= 500),
  add column max_spend_sen bigint check (max_spend_sen > 0),
  add column max_items integer check (max_items > 0),
  add constraint coupons_spend check (max_spend_sen >= min_spend_sen);
