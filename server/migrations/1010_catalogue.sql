-- What a shop sells: files, categories, products, their units, and the work on many at once.

-- What a shop sells. Every product has at least one variation; stock lives on variations only.
create table files (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  key text not null unique,
  kind text not null check (kind in ('product_picture', 'payment_proof', 'order_upload', 'shop_picture', 'digital_file', 'reseller_document', 'voucher_file', 'reseller_material')),
  private boolean not null,
  file_name text not null,
  mime text not null,
  bytes bigint not null,
  width integer,
  height integer,
  sha256 bytea not null,
  widths integer[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create index files_same_content on files (shop_id, sha256);
call secure_shop_table('files');
create policy public_pictures on files for select to kedai_public using (not private);
grant select on files to kedai_public;

alter table shops add foreign key (id, logo_file_id) references files;
alter table shops add foreign key (id, banner_file_id) references files;

create table categories (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  parent_id bigint,
  name text not null,
  slug text not null,
  image_file_id bigint,
  position integer not null default 0,
  primary key (shop_id, id),
  unique (shop_id, slug),
  foreign key (shop_id, parent_id) references categories,
  foreign key (shop_id, image_file_id) references files
);
create index categories_parent on categories (parent_id);
create index categories_image on categories (image_file_id) where image_file_id is not null;
call secure_shop_table('categories');
create policy public_categories on categories for select to kedai_public using (true);
grant select on categories to kedai_public;

-- A category that is renamed gets a new address; links to the old one still lead to it.
create table category_former_slugs (
  shop_id bigint not null references shops,
  slug text not null,
  category_id bigint not null,
  primary key (shop_id, slug),
  foreign key (shop_id, category_id) references categories on delete cascade
);
create index category_former_slugs_category on category_former_slugs (category_id);
call secure_shop_table('category_former_slugs');
create policy public_category_former_slugs on category_former_slugs for select to kedai_public using (true);
grant select on category_former_slugs to kedai_public;

create table products (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  view_id text not null unique check (view_id ~ '[A-Za-z]' and lower(view_id) <> 'remove'),
  item_type text not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  title text not null,
  content jsonb not null default '[]',
  category_id bigint,
  option_names text[] not null default '{}' check (cardinality(option_names) <= 2),
  is_promo boolean not null default false,
  promo_until timestamptz,
  is_countdown boolean not null default false,
  countdown_start timestamptz,
  countdown_until timestamptz,
  min_purchase_qty integer not null default 1 check (min_purchase_qty >= 1),
  max_purchase_qty integer check (max_purchase_qty >= 1),
  multiple_of integer not null default 1 check (multiple_of >= 1),
  one_page boolean not null default true,
  sticky boolean not null default true,
  tnc text,
  file_upload jsonb,
  -- Kept by save-product, so that a list reads one row a product.
  price_min_sen bigint not null default 0 check (price_min_sen >= 0),
  price_max_sen bigint not null default 0,
  promo_min_sen bigint check (promo_min_sen >= 0),
  promo_max_sen bigint,
  sold bigint not null default 0 check (sold >= 0),
  view_counter bigint not null default 0,
  version bigint not null default 1,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (search_words(title)) stored,
  -- Of the reviews that are shown. A few ratings alone do not put a product above one that many rated well: the order counts five
  -- more of 3.5 stars.
  rating_sum integer not null default 0,
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_rank integer generated always as (case when rating_count = 0 then 0 else ((rating_sum::bigint * 1000 + 17500) / (rating_count + 5))::integer end) stored not null,
  -- What a type of product says of itself beyond goods, in the words of its form; rows of its own only where something of it is
  -- scarce, listed or searched.
  details jsonb check (jsonb_typeof(details) = 'object'),
  primary key (shop_id, id),
  check (price_max_sen >= price_min_sen),
  check (promo_max_sen >= promo_min_sen),
  check (countdown_until is null or countdown_start is null or countdown_until > countdown_start),
  check (rating_sum >= rating_count and rating_sum <= (5 * rating_count)),
  foreign key (shop_id, category_id) references categories
);
create index products_published_newest on products (shop_id, id desc) where status = 'published';
create index products_published_category on products (shop_id, category_id, id desc) where status = 'published';
create index products_title_trigram on products using gin (shop_id, lower(title) gin_trgm_ops) with (fastupdate=off);
create index products_search on products using gin (shop_id, search) with (fastupdate=off) where status = 'published';
-- Cheapest and dearest first, at any size of a shop.
create index products_published_price on products (shop_id, price_min_sen, id desc) where status = 'published';
create index products_published_promo on products (shop_id, promo_min_sen, id desc) where status = 'published' and is_promo;
-- Drafts and the archive are few beside what is on sale, and are listed by themselves.
create index products_shop_status_newest on products (shop_id, status, id desc);
-- A seller's list by its other orders and narrowings, at any size of a shop. Nothing that a sale writes stands in them.
create index products_shop_changed on products (shop_id, updated_at desc, id desc);
create index products_shop_title on products (shop_id, lower(title), id);
create index products_shop_price on products (shop_id, price_min_sen, id desc);
create index products_shop_category on products (shop_id, category_id, id desc);
create index products_shop_type on products (shop_id, item_type, id desc);
create index products_shop_promo on products (shop_id, id desc) where is_promo;
-- What stands in a category, on sale or not: asked before it is taken away.
create index products_category on products (category_id, id);
create index products_published_rating on products (shop_id, rating_rank desc, id desc) where status = 'published' and rating_count > 0;
-- Stands in order and holds the status too: a page of the seller's list is read without the table.
create index products_shop_newest on products (shop_id, id desc) include (status);
call secure_shop_table('products');
create policy public_products on products for select to kedai_public using (status = 'published');
grant select on products to kedai_public;

create table variations (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint not null,
  option_values text[] not null default '{}',
  sku text,
  price_sen bigint not null check (price_sen >= 0),
  promo_price_sen bigint check (promo_price_sen >= 0),
  stock integer check (stock >= 0),
  weight_g integer not null default 0 check (weight_g >= 0),
  image_file_id bigint,
  position integer not null default 0,
  is_active boolean not null default true,
  low_stock_at integer check (low_stock_at between 0 and 100000),
  -- What a unit cost the seller, and the code on its package. What it cost is nobody else's business: the public role reads the
  -- columns it is told.
  barcode text,
  cost_sen bigint check (cost_sen >= 0),
  has_codes boolean not null default false,
  primary key (shop_id, id),
  constraint variations_sku_once exclude using btree (shop_id with =, sku with =) where (is_active and sku is not null) deferrable,
  constraint variations_options_once exclude using btree (shop_id with =, product_id with =, option_values with =) where (is_active) deferrable,
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, image_file_id) references files
);
create index variations_product on variations (product_id, "position", id);
create index variations_image on variations (image_file_id) where image_file_id is not null;
create index variations_barcode on variations (shop_id, barcode) where barcode is not null;
create index variations_shelf on variations (shop_id, product_id desc, "position", id) where is_active;
call secure_shop_table('variations');
create policy public_variations on variations for select to kedai_public using (is_active);
grant select (id, shop_id, product_id, option_values, sku, price_sen, promo_price_sen, stock, weight_g, image_file_id, position, is_active) on variations to kedai_public;

create table product_images (
  shop_id bigint not null references shops,
  product_id bigint not null,
  file_id bigint not null,
  alt text not null default '',
  position integer not null default 0,
  primary key (shop_id, product_id, file_id),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, file_id) references files
);
-- Each removal asks every table that may refer to the file.
create index product_images_file on product_images (file_id);
-- A list shows the first picture of each listing: it is met first in its index, instead of all being read and sorted.
create index product_images_first on product_images (product_id, "position", file_id);
call secure_shop_table('product_images');
create policy public_product_images on product_images for select to kedai_public using (true);
grant select on product_images to kedai_public;

-- "Add this too" offered beside a product; one line of the same order.
create table click_upsells (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint not null,
  offered_variation_id bigint not null,
  title text not null,
  description text not null default '',
  price_sen bigint not null check (price_sen >= 0),
  is_active boolean not null default true,
  primary key (shop_id, id),
  unique (shop_id, product_id),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, offered_variation_id) references variations
);
create index click_upsells_offered on click_upsells (offered_variation_id);
call secure_shop_table('click_upsells');
create policy public_click_upsells on click_upsells for select to kedai_public using (is_active);
grant select on click_upsells to kedai_public;

-- Why stock moved; rows are only added. Sales and their releases are told by the order instead.
create table stock_moves (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  variation_id bigint not null,
  change integer not null,
  stock_after integer,
  reason text not null,
  user_id bigint references users,
  at timestamptz not null default now(),
  -- In the seller's words, beside the reason.
  note text not null default '',
  primary key (shop_id, id),
  foreign key (shop_id, variation_id) references variations
);
create index stock_moves_variation on stock_moves (variation_id, id desc);
call secure_shop_table('stock_moves', 'select, insert');

-- Which units run low. A row stands while a unit is at or below its limit (5 unless the seller says otherwise, as
-- domain/catalogue/stock.ts has it); it is written at the crossing alone, whoever moved the stock, so that a sale that crosses
-- nothing costs nothing. What is low from the start was typed by the seller and needs no mail.
create table low_stock (
  variation_id bigint not null,
  shop_id bigint not null references shops,
  product_id bigint not null,
  since timestamptz not null default now(),
  told_at timestamptz,
  -- Told to automations once for each time a unit runs low; what is low from the start was typed by the seller.
  flows_at timestamptz,
  primary key (shop_id, variation_id),
  foreign key (shop_id, variation_id) references variations,
  foreign key (shop_id, product_id) references products
);
create index low_stock_product on low_stock (shop_id, product_id);
create index low_stock_untold on low_stock (shop_id) where told_at is null;
create index low_stock_unseen on low_stock (since) where flows_at is null;
call secure_shop_table('low_stock');

-- What moves across the front of a shop, in order. Pictures are references, so that one in use is never swept away.
create table shop_slides (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  position integer not null,
  file_id bigint not null,
  alt text not null default '',
  title text not null default '',
  text text not null default '',
  link text,
  primary key (shop_id, id),
  foreign key (shop_id, file_id) references files
);
create index shop_slides_shop on shop_slides (shop_id, "position");
create index shop_slides_file on shop_slides (file_id);
call secure_shop_table('shop_slides');
create policy public_shop_slides on shop_slides for select to kedai_public using (true);
grant select on shop_slides to kedai_public;

-- What was changed on a product, by whom, from what to what; rows are only added.
create table product_changes (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint not null,
  user_id bigint references users,
  at timestamptz not null,
  what text not null,
  changes jsonb not null default '[]',
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products
);
create index product_changes_product on product_changes (product_id, id desc);
call secure_shop_table('product_changes', 'select, insert');

-- One change done to many products: a row a product says how it went there and what it was before, so that it can be undone.
create table product_runs (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  user_id bigint references users,
  change jsonb not null,
  undoes bigint,
  total integer not null,
  done integer not null default 0,
  changed integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- Runs and imports that were left half-way are taken up by whoever looks, as runs over orders are.
  touched_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, undoes),
  foreign key (shop_id, undoes) references product_runs
);
create index product_runs_unfinished on product_runs (touched_at) where finished_at is null;
call secure_shop_table('product_runs');

create table product_run_rows (
  shop_id bigint not null references shops,
  run_id bigint not null,
  product_id bigint not null,
  outcome text check (outcome in ('changed', 'same', 'refused')),
  refusal text,
  before jsonb,
  version_after bigint,
  primary key (shop_id, run_id, product_id),
  foreign key (shop_id, run_id) references product_runs,
  foreign key (shop_id, product_id) references products
);
create index product_run_rows_waiting on product_run_rows (run_id, product_id) where outcome is null;
create index product_run_rows_product on product_run_rows (product_id);
call secure_shop_table('product_run_rows');

-- Files of products on their way in. Each row of a file knows what became of it, which is also where a killed import goes on.
create table product_imports (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  user_id bigint not null references users,
  file_name text not null,
  header text[] not null,
  -- Field name to column, from 0.
  columns jsonb not null,
  existing text not null default 'update' check (existing in ('update', 'skip')),
  publish boolean not null default false,
  state text not null default 'uploaded' check (state in ('uploaded', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
  row_count integer not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  touched_at timestamptz not null default now(),
  same_name text not null default 'skip' check (same_name in ('create', 'skip')),
  primary key (shop_id, id)
);
create index product_imports_unfinished on product_imports (touched_at) where state in ('checking', 'running', 'undoing');
call secure_shop_table('product_imports');

create table product_import_rows (
  import_id bigint not null,
  line integer not null,
  shop_id bigint not null references shops,
  cells text[] not null,
  -- The line of the first row of the same product; null until the columns are chosen.
  group_line integer,
  -- [{"field": "price", "message": {"ms": …, "en": …, "zh": …}}]; null while nothing is wrong.
  problems jsonb,
  outcome text check (outcome in ('would_create', 'would_update', 'would_skip', 'refused', 'created', 'updated', 'skipped')),
  product_id bigint,
  primary key (shop_id, import_id, line),
  foreign key (shop_id, import_id) references product_imports on delete cascade,
  foreign key (shop_id, product_id) references products
);
create index product_import_rows_waiting on product_import_rows (import_id, group_line) where outcome is null;
-- A product that was never sold may go for good. What points at it of its own goes with it; an order, an invoice, a review or a
-- download that names it keeps it, by its foreign key, and so does a coupon, which would reach more products without it.
create index product_import_rows_product on product_import_rows (product_id) where product_id is not null;
call secure_shop_table('product_import_rows');

-- How each product stood before, for taking an import back.
create table product_import_changes (
  import_id bigint not null,
  product_id bigint not null,
  shop_id bigint not null references shops,
  -- null: the import made it.
  form_before jsonb,
  -- The counts that the import left, by variation, so that what was sold since stays sold.
  stocks_after jsonb not null default '{}',
  version_after bigint not null,
  undone text check (undone in ('taken_back', 'archived', 'kept')),
  primary key (shop_id, import_id, product_id),
  foreign key (shop_id, import_id) references product_imports on delete cascade,
  foreign key (shop_id, product_id) references products
);
create index product_import_changes_product on product_import_changes (product_id);
call secure_shop_table('product_import_changes');

-- How a shop ships, takes money and gives discounts.
create table shipping_zones (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  name text not null,
  country text not null default 'MY',
  -- ISO 3166-2:MY codes
  states text[] not null,
  position integer not null default 0,
  -- Zones of postcodes, what is no longer offered (orders keep pointing at it), and products with a shipping price of their own.
  -- "43000-43999"; with any, the zone holds these alone
  postcodes text[] not null default '{}',
  archived_at timestamptz,
  primary key (shop_id, id)
);
create index shipping_zones_shop on shipping_zones (shop_id, "position", id);
call secure_shop_table('shipping_zones');
create policy public_shipping_zones on shipping_zones for select to kedai_public using (archived_at is null);
grant select on shipping_zones to kedai_public;

create table shipping_methods (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  zone_id bigint not null,
  name text not null,
  courier text not null,
  by text not null check (by in ('weight', 'quantity', 'flat')),
  -- the shape of domain/src/shipping
  rates jsonb not null,
  position integer not null default 0,
  is_active boolean not null default true,
  archived_at timestamptz,
  -- A way of shipping that is none: the buyer collects. The text says where and when; an order keeps what it was promised.
  pickup text check (pickup <> ''),
  primary key (shop_id, id),
  foreign key (shop_id, zone_id) references shipping_zones
);
create index shipping_methods_zone on shipping_methods (zone_id);
call secure_shop_table('shipping_methods');
create policy public_shipping_methods on shipping_methods for select to kedai_public using (is_active and (archived_at is null));
grant select on shipping_methods to kedai_public;

create table shipping_own_prices (
  product_id bigint not null,
  shop_id bigint not null references shops,
  price_sen bigint not null check (price_sen >= 0),
  per text not null check (per in ('order', 'piece')),
  primary key (shop_id, product_id),
  foreign key (shop_id, product_id) references products
);
call secure_shop_table('shipping_own_prices');
create policy public_shipping_own_prices on shipping_own_prices for select to kedai_public using (true);
grant select on shipping_own_prices to kedai_public;

create table payment_methods (
  shop_id bigint not null references shops,
  code text not null,
  name text not null,
  kind text not null check (kind in ('gateway', 'bank_transfer', 'cod', 'qr')),
  provider text,
  instructions text not null default '',
  accounts jsonb not null default '[]',
  hold_minutes integer check (hold_minutes > 0),
  position integer not null default 0,
  is_active boolean not null default true,
  -- A shop may let orders that are paid by transfer come to totals that differ, so that a line of its bank's statement fits one
  -- alone.
  unique_total boolean not null default false,
  primary key (shop_id, code)
);
call secure_shop_table('payment_methods');
create policy public_payment_methods on payment_methods for select to kedai_public using (is_active);
grant select on payment_methods to kedai_public;

create table coupons (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  code text not null check (code = upper(btrim(code))),
  kind text not null,
  percent_bp integer check (percent_bp between 1 and 10000),
  fixed_sen bigint check (fixed_sen > 0),
  min_spend_sen bigint not null default 0 check (min_spend_sen >= 0),
  min_quantity integer not null default 1,
  -- empty = any product
  product_ids bigint[] not null default '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer check (max_uses > 0),
  per_customer integer check (per_customer > 0),
  used integer not null default 0 check (used >= 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- The rest of what a coupon can say; codes that are put away stay for the orders that used them.
  name text not null default '',
  max_discount_sen bigint check (max_discount_sen > 0),
  category_ids bigint[] not null default '{}',
  excluded_product_ids bigint[] not null default '{}',
  excluded_category_ids bigint[] not null default '{}',
  skips_promo boolean not null default false,
  first_order_only boolean not null default false,
  on_shipping boolean not null default false,
  on_upsell boolean not null default false,
  archived_at timestamptz,
  -- Whom a coupon is for by name, and the two limits it lacked: a purchase that is too large, and pieces beyond the first few.
  allowed_buyers text[] not null default '{}' check (cardinality(allowed_buyers) <= 500),
  max_spend_sen bigint check (max_spend_sen > 0),
  max_items integer check (max_items > 0),
  primary key (shop_id, id),
  unique (shop_id, code),
  check (used <= max_uses),
  constraint coupons_kind check (kind in ('percent', 'fixed', 'free_shipping')),
  constraint coupons_worth check ((kind = 'percent') = (percent_bp is not null) and (kind = 'fixed') = (fixed_sen is not null)),
  constraint coupons_spend check (max_spend_sen >= min_spend_sen)
);
call secure_shop_table('coupons');

-- What is spelt almost like a title is found by the title's trigrams, so the view that is read by words shows it as well.
create view products_on_sale as select id, shop_id, category_id, search, sold, is_promo, promo_until, price_min_sen, promo_min_sen, title, rating_rank from products where (status = 'published');
grant select on products_on_sale to kedai_public;

-- Under row-level security the trigram index is out of reach, so a seller's search runs as the owner and keeps to the shop of the
-- transaction by itself. All of the patterns must fit the title, or the whole term be the SKU of a unit; the newest matches only.
-- Short words alone are looked for among the shop's newest products. Each pattern is a condition of its own, quoted, because the
-- index serves several of those but no `like all (…)`.
create function products_matching(patterns text[], term_sku text, wanted_status text, is_short boolean, at_most integer) returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  shelf text := case when is_short then '(select * from products where shop_id = $1 order by id desc limit $4)' else 'products' end;
  state text := case when wanted_status is null then 'p.status <> ''archived''' else 'p.status = $3' end;
  titled text := (select string_agg(format('lower(p.title) like %L', pattern), ' and ') from unnest(patterns) pattern);
begin
  return query execute
    'select id from (
       (select p.id from ' || shelf || ' p where p.shop_id = $1 and ' || state || ' and ' || titled || ' order by p.id desc limit $4)
       union
       select p.id from variations v join products p on p.shop_id = v.shop_id and p.id = v.product_id
       where v.shop_id = $1 and v.sku = $2 and v.is_active and ' || state || '
     ) found order by id desc limit $4'
    using app_shop(), term_sku, wanted_status, at_most;
end $$;
revoke execute on function products_matching(text[],text,text,boolean,integer) from public;
grant execute on function products_matching(text[],text,text,boolean,integer) to kedai_app;

create function note_low_stock() returns trigger
  language plpgsql as $$
begin
  if new.is_active and new.stock is not null and new.stock <= coalesce(new.low_stock_at, 5) then
    insert into low_stock (variation_id, shop_id, product_id, told_at, flows_at)
    values (new.id, new.shop_id, new.product_id, case when tg_op = 'INSERT' then now() end, case when tg_op = 'INSERT' then now() end)
    on conflict do nothing;
  else
    delete from low_stock where variation_id = new.id;
  end if;
  return null;
end $$;

-- Shops with something to be told about, asked for by a job that acts for no shop yet.
create function shops_running_low() returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct shop_id from low_stock where told_at is null $$;
revoke execute on function shops_running_low() from public;
grant execute on function shops_running_low() to kedai_app;

create function product_runs_left(since timestamptz, at_most integer) returns table (shop_id bigint, run_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.shop_id, r.id from product_runs r where r.finished_at is null and r.touched_at <= since order by r.touched_at limit at_most $$;
revoke execute on function product_runs_left(timestamptz,integer) from public;
grant execute on function product_runs_left(timestamptz,integer) to kedai_app;

create function product_imports_left(since timestamptz, at_most integer) returns table (shop_id bigint, import_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select i.shop_id, i.id from product_imports i
  where i.state in ('checking', 'running', 'undoing') and i.touched_at <= since order by i.touched_at limit at_most $$;
revoke execute on function product_imports_left(timestamptz,integer) from public;
grant execute on function product_imports_left(timestamptz,integer) to kedai_app;

-- A person's shops are asked for before any shop is known, so this one lookup runs as the owner.
create function shops_of_user(person bigint) returns table (shop_id bigint, username text, name text, role text, permissions text[], logo_key text, logo_widths integer[])
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select m.shop_id, s.username, s.name, m.role, m.permissions, f.key, f.widths
  from shop_members m join shops s on s.id = m.shop_id left join files f on f.shop_id = s.id and f.id = s.logo_file_id
  where m.user_id = person order by m.created_at, m.shop_id $$;
revoke execute on function shops_of_user(bigint) from public;
grant execute on function shops_of_user(bigint) to kedai_app;

-- Locks units in id order, so that one may go back and another be taken without waiting crosswise.
create function lock_stock(shop bigint, subjects bigint[]) returns void
  language plpgsql as $$
begin
  perform from variations v where v.shop_id = shop and v.id = any(subjects) order by v.id for no key update;
end $$;

create function give_back_stock(shop bigint, subjects bigint[], amounts bigint[]) returns setof bigint
  language plpgsql as $$
begin
  return query
  with back as (
    select b.subject, sum(b.amount) as amount from unnest(subjects, amounts) b (subject, amount) group by b.subject
  ), shelf as (
    select v.id, back.amount from variations v join back on back.subject = v.id
    where v.shop_id = shop and v.stock is not null order by v.id for no key update of v
  )
  update variations v set stock = v.stock + shelf.amount from shelf where v.id = shelf.id returning v.product_id;
end $$;

create function give_back_coupon(shop bigint, subjects bigint[], amounts bigint[]) returns void
  language sql as $$
  update coupons k set used = k.used - back.amount
  from (select b.subject, sum(b.amount) as amount from unnest(subjects, amounts) b (subject, amount) group by b.subject) back
  where k.shop_id = shop and k.id = back.subject $$;

create trigger variations_low_at_first after insert on variations for each row when (new.is_active and new.stock is not null and new.stock <= coalesce(new.low_stock_at, 5)) execute function note_low_stock();

create trigger variations_low after update of stock, low_stock_at, is_active on variations for each row when ((old.is_active and old.stock is not null and old.stock <= coalesce(old.low_stock_at, 5)) is distinct from (new.is_active and new.stock is not null and new.stock <= coalesce(new.low_stock_at, 5))) execute function note_low_stock();
