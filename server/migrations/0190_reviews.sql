-- What buyers say of what they bought: one review an order and product. One that was taken back keeps its row without its words,
-- so that what the shop has hidden does not come back as a new one.
create table reviews (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  order_id bigint not null references orders,
  stars smallint not null check (stars between 1 and 5),
  words text not null default '' check (length(words) <= 1000),
  shown_as text not null check (shown_as in ('short', 'full', 'none')),
  shown_name text not null,
  written_at timestamptz not null,
  edited_at timestamptz,
  withdrawn_at timestamptz,
  reply text check (reply is null or length(reply) between 1 and 1000),
  replied_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  is_shown boolean not null generated always as (hidden_at is null and withdrawn_at is null) stored,
  -- Waits for a word of the seller: something was said, or somebody was not content.
  is_waiting boolean not null generated always as (hidden_at is null and withdrawn_at is null and reply is null and (words <> '' or stars <= 3)) stored,
  unique (order_id, product_id),
  check ((reply is null) = (replied_at is null)),
  check ((hidden_at is null) = (hidden_reason is null))
);
create index reviews_shown on reviews (product_id, id desc) where is_shown;
create index reviews_shown_stars on reviews (product_id, stars, id desc) where is_shown;
create index reviews_shop on reviews (shop_id, id desc) where withdrawn_at is null;
create index reviews_shop_stars on reviews (shop_id, stars, id desc) where withdrawn_at is null;
create index reviews_product on reviews (product_id, id desc) where withdrawn_at is null;
create index reviews_waiting on reviews (shop_id, id desc) where is_waiting;
create index reviews_hidden on reviews (shop_id, id desc) where hidden_at is not null and withdrawn_at is null;
create index reviews_find on reviews using gin (shop_id, (lower(shown_name || ' ' || words)) gin_trgm_ops);
call secure_shop_table('reviews', 'select, insert, update');
create policy public_reviews on reviews for select to kedai_public using (is_shown);
grant select (id, shop_id, product_id, stars, words, shown_name, written_at, edited_at, reply, replied_at, is_shown) on reviews to kedai_public;

-- As with orders (0021): a search by words runs as the owner and keeps to the shop of the transaction by itself.
create function reviews_matching(pattern text, is_short boolean, at_most integer)
  returns setof bigint language plpgsql stable security definer set search_path = public as $$
begin
  if is_short then
    return query execute
      'select id from (select * from reviews where shop_id = $1 and withdrawn_at is null order by id desc limit $3) newest
       where lower(shown_name || '' '' || words) like $2'
      using app_shop(), pattern, at_most;
  else
    return query execute
      'select id from reviews where shop_id = $1 and lower(shown_name || '' '' || words) like $2 order by id desc limit $3'
      using app_shop(), pattern, at_most;
  end if;
end $$;
revoke execute on function reviews_matching(text, boolean, integer) from public;
grant execute on function reviews_matching(text, boolean, integer) to kedai_app;

-- Of the reviews that are shown. A few ratings alone do not put a product above one that many rated well: the order counts five
-- more of 3.5 stars.
alter table products
  add column rating_sum integer not null default 0 check (rating_sum between rating_count and 5 * rating_count),
  add column rating_count integer not null default 0 check (rating_count >= 0),
  add column rating_rank integer not null generated always as (case when rating_count = 0 then 0 else ((rating_sum::bigint * 1000 + 17500) / (rating_count + 5))::integer end) stored;
create index products_published_rating on products (shop_id, rating_rank desc, id desc) where status = 'published' and rating_count > 0;

create or replace view products_on_sale as
  select id, shop_id, category_id, search, sold, is_promo, promo_until, price_min_sen, promo_min_sen, title, rating_rank from products where status = 'published';

-- One mail an order asks for a rating, some days after the goods left.
create table review_requests (
  order_id bigint primary key references orders,
  shop_id bigint not null references shops,
  due_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'sent', 'not_needed')),
  done_at timestamptz
);
create index review_requests_due on review_requests (due_at) where state = 'planned';
create index review_requests_shop on review_requests (shop_id);
call secure_shop_table('review_requests');
alter table shops add column asks_for_reviews boolean not null default true;

create function review_requests_due(moment timestamptz, at_most integer) returns table (shop_id bigint, order_id bigint)
  language sql stable security definer set search_path = public as $$
  select r.shop_id, r.order_id from review_requests r where r.state = 'planned' and r.due_at <= moment order by r.due_at limit at_most $$;
revoke execute on function review_requests_due(timestamptz, integer) from public;
grant execute on function review_requests_due(timestamptz, integer) to kedai_app;
