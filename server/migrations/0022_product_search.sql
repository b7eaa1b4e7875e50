-- As with orders (0021): under row-level security the trigram index is out of reach, so a seller's search runs as the owner
-- and keeps to the shop of the transaction by itself. All of the patterns must fit the title, or the whole term be the SKU
-- of a unit; the newest matches only. Short words alone are looked for among the shop's newest products. Each pattern is
-- a condition of its own, quoted, because the index serves several of those but no `like all (…)`.
create function products_matching(patterns text[], term_sku text, wanted_status text, is_short boolean, at_most integer)
  returns setof bigint language plpgsql stable security definer set search_path = public as $$
declare
  shelf text := case when is_short then '(select * from products where shop_id = $1 order by id desc limit $4)' else 'products' end;
  state text := case when wanted_status is null then 'p.status <> ''archived''' else 'p.status = $3' end;
  titled text := (select string_agg(format('lower(p.title) like %L', pattern), ' and ') from unnest(patterns) pattern);
begin
  return query execute
    'select id from (
       (select p.id from ' || shelf || ' p where p.shop_id = $1 and ' || state || ' and ' || titled || ' order by p.id desc limit $4)
       union
       select p.id from variations v join products p on p.id = v.product_id
       where v.shop_id = $1 and v.sku = $2 and v.is_active and ' || state || '
     ) found order by id desc limit $4'
    using app_shop(), term_sku, wanted_status, at_most;
end $$;
revoke execute on function products_matching(text[], text, text, boolean, integer) from public;
grant execute on function products_matching(text[], text, text, boolean, integer) to kedai_app;

-- Drafts and the archive are few beside what is on sale, and are listed by themselves.
create index products_shop_status_newest on products (shop_id, status, id desc);
