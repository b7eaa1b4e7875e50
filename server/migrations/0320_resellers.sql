-- Programmes for people who sell a shop's goods on: at most one for each area, its ranks, who takes part, and what each rank pays.
create table programmes (
  shop_id bigint not null references shops,
  area text not null check (area in ('dropship', 'agent', 'stockist', 'agent-tier')),
  name text not null,
  is_open boolean not null default false, -- whether strangers may apply
  terms text not null default '',
  terms_version integer not null default 1,
  joining_fee_sen bigint not null default 0 check (joining_fee_sen >= 0),
  settlement text not null default 'margin' check (settlement in ('margin', 'commission')),
  ships_to text not null default 'both' check (ships_to in ('end_buyer', 'reseller', 'both')),
  allows_coupons boolean not null default false,
  commission_bp integer not null default 0 check (commission_bp between 0 and 10000), -- of what a buyer who came by a link paid for goods
  clearing_days integer not null default 7 check (clearing_days between 0 and 90),
  attribution text not null default 'last' check (attribution in ('last', 'first')),
  attribution_days integer not null default 30 check (attribution_days between 1 and 365),
  fields jsonb not null default '[]',
  revision integer not null default 1,
  updated_at timestamptz not null,
  primary key (shop_id, area)
);
call secure_shop_table('programmes', 'select, insert, update');

create table ranks (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  area text not null,
  name text not null,
  position integer not null default 0,
  percent_off_bp integer not null default 0 check (percent_off_bp between 0 and 10000), -- of the usual price, where the list says nothing
  first_min_qty integer not null default 0 check (first_min_qty >= 0),
  first_min_sen bigint not null default 0 check (first_min_sen >= 0),
  reorder_min_qty integer not null default 0 check (reorder_min_qty >= 0),
  reorder_min_sen bigint not null default 0 check (reorder_min_sen >= 0),
  reorder_multiple integer not null default 1 check (reorder_multiple >= 1), -- pieces of the whole order come in cartons of so many
  updated_at timestamptz not null,
  foreign key (shop_id, area) references programmes,
  unique (shop_id, area, id),
  unique (shop_id, area, name)
);
call secure_shop_table('ranks', 'select, insert, update');

-- What one piece costs a rank from so many pieces of a line on; for one variation, or for all of a product.
create table price_list_entries (
  shop_id bigint not null,
  rank_id bigint not null references ranks on delete cascade,
  product_id bigint not null references products on delete cascade,
  variation_id bigint references variations on delete cascade,
  min_qty integer not null default 1 check (min_qty >= 1),
  price_sen bigint not null check (price_sen >= 0),
  unique nulls not distinct (rank_id, product_id, variation_id, min_qty)
);
create index price_list_entries_product on price_list_entries (product_id);
create index price_list_entries_variation on price_list_entries (variation_id) where variation_id is not null;
call secure_shop_table('price_list_entries');

-- A person as a shop's resellers know one, whatever programmes he is in. Identity and account are sealed; their hashes only
-- tell that nobody applies twice under another name.
create table reseller_people (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  user_id bigint not null references users,
  name text not null,
  phone text not null, -- E.164
  email text not null,
  identity_sealed bytea not null,
  identity_hash bytea not null,
  account_sealed bytea not null,
  account_hash bytea not null,
  bank_name text not null,
  address text not null,
  city text not null,
  postcode text not null,
  state text not null,
  created_at timestamptz not null,
  unique (shop_id, id),
  constraint reseller_people_user unique (shop_id, user_id),
  constraint reseller_people_phone unique (shop_id, phone),
  constraint reseller_people_identity unique (shop_id, identity_hash),
  constraint reseller_people_account unique (shop_id, account_hash)
);
create index reseller_people_of_user on reseller_people (user_id);
call secure_shop_table('reseller_people', 'select, insert, update');

-- A person in a programme.
create table resellers (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  area text not null,
  person_id bigint not null,
  user_id bigint not null references users,
  rank_id bigint,
  upline_id bigint,
  status text not null check (status in ('applied', 'awaiting_first_order', 'active', 'warned', 'suspended', 'ended', 'rejected')),
  reason text not null default '', -- of the last refusal, suspension or warning
  code text not null, -- in links: who brought a buyer
  terms_version integer not null,
  terms_agreed_at timestamptz not null,
  terms_address text not null default '',
  answers jsonb not null default '{}',
  applied_at timestamptz not null,
  activated_at timestamptz,
  changed_at timestamptz not null,
  unique (shop_id, id),
  unique (shop_id, area, person_id),
  unique (shop_id, code),
  foreign key (shop_id, area) references programmes,
  foreign key (shop_id, person_id) references reseller_people (shop_id, id),
  foreign key (shop_id, area, rank_id) references ranks (shop_id, area, id),
  foreign key (shop_id, upline_id) references resellers (shop_id, id)
);
create index resellers_newest on resellers (shop_id, area, id desc);
create index resellers_of_user on resellers (user_id);
create index resellers_person on resellers (shop_id, person_id);
create index resellers_rank on resellers (shop_id, area, rank_id);
create index resellers_upline on resellers (shop_id, upline_id) where upline_id is not null;
call secure_shop_table('resellers', 'select, insert, update');

create table reseller_documents (
  shop_id bigint not null,
  reseller_id bigint not null,
  file_id bigint not null references files,
  primary key (reseller_id, file_id),
  foreign key (shop_id, reseller_id) references resellers (shop_id, id)
);
create index reseller_documents_file on reseller_documents (file_id);
call secure_shop_table('reseller_documents', 'select, insert');

-- What resellers have to do with an order: who bought it for selling on, or whose link brought its buyer; and in whose name the parcel goes.
create table reseller_orders (
  order_id bigint primary key references orders on delete cascade,
  shop_id bigint not null,
  reseller_id bigint not null,
  relation text not null check (relation in ('bought', 'referred')),
  rank_id bigint,
  sender_name text,
  sender_phone text,
  foreign key (shop_id, reseller_id) references resellers (shop_id, id)
);
create index reseller_orders_reseller on reseller_orders (shop_id, reseller_id, order_id desc);
call secure_shop_table('reseller_orders', 'select, insert, update');

-- A person's programmes are asked for before any shop is known.
create function programmes_of_user(person bigint)
  returns table (reseller_id bigint, shop_id bigint, username text, area text, status text, rank_id bigint, code text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.id, r.shop_id, s.username, r.area, r.status, r.rank_id, r.code
  from public.resellers r join public.shops s on s.id = r.shop_id
  where r.user_id = person order by r.id limit 200 $$;
revoke execute on function programmes_of_user(bigint) from public;
grant execute on function programmes_of_user(bigint) to kedai_app;

-- The shop on whose own host somebody signed in; null on the bare host. A session opens doors nowhere else.
alter table sessions add column host_of text;

alter table files drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('product_picture', 'payment_proof', 'order_upload', 'shop_picture', 'digital_file', 'reseller_document'));
