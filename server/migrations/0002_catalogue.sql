-- What a shop sells. Every product has at least one variation; stock lives on variations only.
create table files (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  key text not null unique,
  kind text not null check (kind in ('product_picture', 'payment_proof', 'order_upload', 'shop_picture')),
  private boolean not null,
  file_name text not null,
  mime text not null,
  bytes bigint not null,
  width integer,
  height integer,
  sha256 bytea not null,
  widths integer[] not null default '{}',
  created_at timestamptz not null default now()
);
create index files_same_content on files (shop_id, sha256);
call secure_shop_table('files');
create policy public_pictures on files for select to kedai_public using (not private);
grant select on files to kedai_public;

create table categories (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  parent_id bigint references categories,
  name text not null,
  slug text not null,
  image_file_id bigint references files,
  position integer not null default 0,
  unique (shop_id, slug)
);
create index categories_parent on categories (parent_id);
call secure_shop_table('categories');
create policy public_categories on categories for select to kedai_public using (true);
grant select on categories to kedai_public;

create table products (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  view_id text not null unique check (view_id ~ '[A-Za-z]' and lower(view_id) <> 'remove'),
  item_type text not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  title text not null,
  content jsonb not null default '[]',
  category_id bigint references categories,
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
  price_max_sen bigint not null default 0 check (price_max_sen >= price_min_sen),
  promo_min_sen bigint check (promo_min_sen >= 0),
  promo_max_sen bigint check (promo_max_sen >= promo_min_sen),
  sold bigint not null default 0 check (sold >= 0),
  view_counter bigint not null default 0,
  version bigint not null default 1,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (to_tsvector('simple', title)) stored,
  check (countdown_until is null or countdown_start is null or countdown_until > countdown_start)
);
create index products_shop_newest on products (shop_id, id desc);
create index products_published_newest on products (shop_id, id desc) where status = 'published';
create index products_published_category on products (shop_id, category_id, id desc) where status = 'published';
create index products_search on products using gin (shop_id, search) where status = 'published';
create index products_title_trigram on products using gin (shop_id, lower(title) gin_trgm_ops);
call secure_shop_table('products');
create policy public_products on products for select to kedai_public using (status = 'published');
grant select on products to kedai_public;

create table variations (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  option_values text[] not null default '{}',
  sku text,
  price_sen bigint not null check (price_sen >= 0),
  promo_price_sen bigint check (promo_price_sen >= 0),
  stock integer check (stock >= 0),
  weight_g integer not null default 0 check (weight_g >= 0),
  image_file_id bigint references files,
  position integer not null default 0,
  is_active boolean not null default true,
  unique (product_id, option_values)
);
create index variations_product on variations (product_id, position, id);
create unique index variations_sku on variations (shop_id, sku) where sku is not null;
call secure_shop_table('variations');
create policy public_variations on variations for select to kedai_public using (is_active);
grant select on variations to kedai_public;

create table product_images (
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  file_id bigint not null references files,
  alt text not null default '',
  position integer not null default 0,
  primary key (product_id, file_id)
);
call secure_shop_table('product_images');
create policy public_product_images on product_images for select to kedai_public using (true);
grant select on product_images to kedai_public;

-- "Add this too" offered beside a product; one line of the same order.
create table click_upsells (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null unique references products,
  offered_variation_id bigint not null references variations,
  title text not null,
  description text not null default '',
  price_sen bigint not null check (price_sen >= 0),
  is_active boolean not null default true
);
call secure_shop_table('click_upsells');
create policy public_click_upsells on click_upsells for select to kedai_public using (is_active);
grant select on click_upsells to kedai_public;

-- Why stock moved; rows are only added. Sales and their releases are told by the order instead.
create table stock_moves (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  variation_id bigint not null references variations,
  change integer not null,
  stock_after integer,
  reason text not null,
  user_id bigint references users,
  at timestamptz not null default now()
);
create index stock_moves_variation on stock_moves (variation_id, id desc);
call secure_shop_table('stock_moves', 'select, insert');
