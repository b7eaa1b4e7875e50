-- Titles as they are searched: Chinese is written without spaces, so each of its characters is a word; "T-shirt" is "T shirt".
create function search_words(title text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', regexp_replace(regexp_replace(title, '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-䶿一-鿿])', ' \1 ', 'g')) $$;
alter table products drop column search;
alter table products add column search tsvector generated always as (search_words(title)) stored;
create index products_search on products using gin (shop_id, search) where status = 'published';

-- Row security lets nobody use an index of words before it has judged each row, and so would read the whole shop. This view is
-- read with its owner's eyes: what it shows is on sale, which is all that the public may see of a product anyway.
create view products_on_sale as
  select id, shop_id, category_id, search, sold, is_promo, promo_until, price_min_sen, promo_min_sen from products where status = 'published';
grant select on products_on_sale to kedai_public;

-- Cheapest and dearest first, at any size of a shop.
create index products_published_price on products (shop_id, price_min_sen, id desc) where status = 'published';
create index products_published_promo on products (shop_id, promo_min_sen, id desc) where status = 'published' and is_promo;

-- Counts page views of any shop at once. A product that is being saved or sold just now is passed over; answers with those that were counted.
create function count_views(view_ids text[], views integer[]) returns setof text
  language sql security definer set search_path = public as $$
  with seen as (
    select * from unnest(view_ids, views) as s (view_id, views)
  ), free as (
    select p.id, s.views from products p join seen s on s.view_id = p.view_id order by p.id for no key update of p skip locked
  )
  update products p set view_counter = p.view_counter + free.views from free where p.id = free.id returning p.view_id $$;
revoke execute on function count_views from public;
grant execute on function count_views to kedai_app;
