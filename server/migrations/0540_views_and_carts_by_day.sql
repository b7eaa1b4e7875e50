-- How often each product was seen on each Malaysian day, and how many carts got their first line: the first steps of a shop's funnel.
-- Each process counts in memory and adds what it counted, so these are numbers of nobody, and no order waits for them.
create table view_days (
  shop_id bigint not null references shops,
  day date not null,
  product_id bigint not null references products on delete cascade,
  views bigint not null check (views > 0),
  primary key (shop_id, day, product_id)
);
create index view_days_product on view_days (product_id);
call secure_shop_table('view_days', 'select');

create table cart_days (
  shop_id bigint not null references shops,
  day date not null,
  carts bigint not null check (carts > 0),
  primary key (shop_id, day)
);
call secure_shop_table('cart_days', 'select');

-- Counts page views of any shop at once. A product that is being saved or sold just now is passed over; answers with those that
-- were counted. Whoever holds a product holds its day too, so two processes never wait for each other in turn.
drop function count_views(text[], integer[]);
create function count_views(view_ids text[], views integer[], of_day date) returns setof text
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with seen as (
    select * from unnest(view_ids, views) as s (view_id, views)
  ), free as (
    select p.id, p.shop_id, s.views from public.products p join seen s on s.view_id = p.view_id order by p.id for no key update of p skip locked
  ), days as (
    insert into public.view_days (shop_id, day, product_id, views) select shop_id, of_day, id, views from free order by id
    on conflict (shop_id, day, product_id) do update set views = view_days.views + excluded.views
  )
  update public.products p set view_counter = p.view_counter + free.views from free where p.id = free.id returning p.view_id $$;
revoke execute on function count_views(text[], integer[], date) from public;
grant execute on function count_views(text[], integer[], date) to kedai_app;

-- Counts carts of any shop at once, the shops in order of their ids.
create function count_carts(shops bigint[], carts integer[], of_day date) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into public.cart_days (shop_id, day, carts)
  select s.id, of_day, c.carts from unnest(shops, carts) as c (shop_id, carts) join public.shops s on s.id = c.shop_id order by s.id
  on conflict (shop_id, day) do update set carts = cart_days.carts + excluded.carts $$;
revoke execute on function count_carts(bigint[], integer[], date) from public;
grant execute on function count_carts(bigint[], integer[], date) to kedai_app;

-- Days that no report looks back on; run by a job.
create function remove_old_counts(before date) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from public.view_days where day < before;
  delete from public.cart_days where day < before $$;
revoke execute on function remove_old_counts(date) from public;
grant execute on function remove_old_counts(date) to kedai_app;
