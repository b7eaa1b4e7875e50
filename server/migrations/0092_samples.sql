-- What a seller took into the shop to try it out: marked, so that all of it goes by one press and nothing else does.
create table samples (
  shop_id bigint not null references shops,
  kind text not null check (kind in ('product', 'category')),
  row_id bigint not null,
  primary key (shop_id, kind, row_id)
);
call secure_shop_table('samples', 'select, insert, delete');

-- Takes one sample of the shop of the transaction away with all that hangs on it. False where something keeps it: it was
-- ordered, or the seller put things of his own into it.
create function delete_sample(sample_kind text, sample_id bigint) returns boolean language plpgsql security definer set search_path = public as $$
declare units bigint[];
begin
  if not exists (select from samples where shop_id = app_shop() and kind = sample_kind and row_id = sample_id) then return false; end if;
  if sample_kind = 'category' then
    delete from categories where shop_id = app_shop() and id = sample_id;
  else
    units := array(select id from variations where shop_id = app_shop() and product_id = sample_id order by id for update);
    delete from product_images where product_id = sample_id;
    delete from click_upsells where product_id = sample_id or offered_variation_id = any(units);
    delete from low_stock where product_id = sample_id;
    delete from stock_moves where variation_id = any(units);
    delete from shipping_own_prices where product_id = sample_id;
    delete from product_run_rows where product_id = sample_id;
    delete from product_changes where product_id = sample_id;
    delete from variations where product_id = sample_id;
    delete from products where shop_id = app_shop() and id = sample_id;
  end if;
  return true;
exception when foreign_key_violation then
  return false;
end $$;
revoke execute on function delete_sample(text, bigint) from public;
grant execute on function delete_sample(text, bigint) to kedai_app;
