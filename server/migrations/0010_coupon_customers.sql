-- A customer is known by phone or by e-mail, so a cap per customer has to look at both.
alter table coupon_claims add column email text;
create index coupon_claims_email on coupon_claims (coupon_id, email) where released_at is null and email is not null;
