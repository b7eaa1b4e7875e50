-- When the shop's owners were written to about a review; what stands already needs no mail.
alter table reviews add column told_at timestamptz;
update reviews set told_at = written_at;
create index reviews_untold on reviews (shop_id) where told_at is null;
create index reviews_told on reviews (shop_id, told_at desc) where told_at is not null;

-- Shops with a review to be told about that were not written to since, asked for by a job that acts for no shop yet.
create function shops_with_new_reviews(since timestamptz) returns setof bigint language sql stable security definer set search_path = public as $$
  select distinct r.shop_id from reviews r
  where r.told_at is null and not exists (select from reviews t where t.shop_id = r.shop_id and t.told_at > since) $$;
revoke execute on function shops_with_new_reviews(timestamptz) from public;
grant execute on function shops_with_new_reviews(timestamptz) to kedai_app;
