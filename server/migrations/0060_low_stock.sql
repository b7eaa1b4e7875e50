-- Which units run low. A row stands while a unit is at or below its limit (5 unless the seller says otherwise, as
-- domain/catalogue/stock.ts has it); it is written at the crossing alone, whoever moved the stock, so that a sale that crosses
-- nothing costs nothing. What is low from the start was typed by the seller and needs no mail.
alter table variations add column low_stock_at integer check (low_stock_at between 0 and 100000);

create table low_stock (
  variation_id bigint primary key references variations,
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  since timestamptz not null default now(),
  told_at timestamptz
);
create index low_stock_product on low_stock (shop_id, product_id);
create index low_stock_untold on low_stock (shop_id) where told_at is null;
call secure_shop_table('low_stock');

create function note_low_stock() returns trigger language plpgsql as $$
begin
  if new.is_active and new.stock is not null and new.stock <= coalesce(new.low_stock_at, 5) then
    insert into low_stock (variation_id, shop_id, product_id, told_at)
    values (new.id, new.shop_id, new.product_id, case when tg_op = 'INSERT' then now() end) on conflict do nothing;
  else
    delete from low_stock where variation_id = new.id;
  end if;
  return null;
end $$;
create trigger variations_low_at_first after insert on variations for each row
  when (new.is_active and new.stock is not null and new.stock <= coalesce(new.low_stock_at, 5)) execute function note_low_stock();
create trigger variations_low after update of stock, low_stock_at, is_active on variations for each row
  when ((old.is_active and old.stock is not null and old.stock <= coalesce(old.low_stock_at, 5))
    is distinct from (new.is_active and new.stock is not null and new.stock <= coalesce(new.low_stock_at, 5))) execute function note_low_stock();

insert into low_stock (variation_id, shop_id, product_id, told_at)
  select id, shop_id, product_id, now() from variations where is_active and stock is not null and stock <= 5;

-- Shops with something to be told about, asked for by a job that acts for no shop yet.
create function shops_running_low() returns setof bigint language sql stable security definer set search_path = public as $$
  select distinct shop_id from low_stock where told_at is null $$;
revoke execute on function shops_running_low() from public;
grant execute on function shops_running_low() to kedai_app;

-- A seller's list by its other orders and narrowings, at any size of a shop. Nothing that a sale writes stands in them.
create index products_shop_changed on products (shop_id, updated_at desc, id desc);
create index products_shop_title on products (shop_id, lower(title), id);
create index products_shop_price on products (shop_id, price_min_sen, id desc);
create index products_shop_category on products (shop_id, category_id, id desc);
create index products_shop_type on products (shop_id, item_type, id desc);
create index products_shop_promo on products (shop_id, id desc) where is_promo;
