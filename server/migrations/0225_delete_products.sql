-- A product that was never sold may go for good. What points at it of its own goes with it; an order, an invoice, a review or a
-- download that names it keeps it, by its foreign key, and so does a coupon, which would reach more products without it.
create index product_import_rows_product on product_import_rows (product_id) where product_id is not null;
create index product_import_changes_product on product_import_changes (product_id);
create index invoice_lines_product on invoice_lines (product_id) where product_id is not null;
create index click_upsells_offered on click_upsells (offered_variation_id);
create index product_run_rows_product on product_run_rows (product_id);

-- For the two functions below, which look whose it is.
create function delete_product_rows(gone bigint) returns void language plpgsql set search_path = public as $$
declare units bigint[];
begin
  units := array(select id from variations where shop_id = app_shop() and product_id = gone order by id for update);
  update product_import_rows set product_id = null where product_id = gone;
  delete from product_import_changes where product_id = gone;
  delete from product_images where product_id = gone;
  delete from digital_files where product_id = gone;
  delete from digital_goods where product_id = gone;
  delete from click_upsells where product_id = gone or offered_variation_id = any(units);
  delete from low_stock where product_id = gone;
  delete from stock_moves where variation_id = any(units);
  delete from shipping_own_prices where product_id = gone;
  delete from product_run_rows where product_id = gone;
  delete from product_changes where product_id = gone;
  delete from variations where product_id = gone;
  delete from products where shop_id = app_shop() and id = gone;
end $$;
revoke execute on function delete_product_rows(bigint) from public;

create or replace function delete_sample(sample_kind text, sample_id bigint) returns boolean language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from samples where shop_id = app_shop() and kind = sample_kind and row_id = sample_id) then return false; end if;
  if sample_kind = 'category' then
    delete from categories where shop_id = app_shop() and id = sample_id;
  else
    perform delete_product_rows(sample_id);
  end if;
  return true;
exception when foreign_key_violation then
  return false;
end $$;

-- Takes a product of the transaction's shop away that is in the archive. False where something keeps it.
create function delete_product(gone bigint) returns boolean language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from products where shop_id = app_shop() and id = gone and status = 'archived') then return false; end if;
  if exists (select from coupons where shop_id = app_shop() and gone = any(product_ids || excluded_product_ids)) then return false; end if;
  perform delete_product_rows(gone);
  delete from samples where shop_id = app_shop() and kind = 'product' and row_id = gone;
  return true;
exception when foreign_key_violation then
  return false;
end $$;
revoke execute on function delete_product(bigint) from public;
grant execute on function delete_product(bigint) to kedai_app;
