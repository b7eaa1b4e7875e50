-- What was changed on a product, by whom, from what to what; rows are only added.
create table product_changes (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  user_id bigint references users,
  at timestamptz not null,
  what text not null,
  changes jsonb not null default '[]'
);
create index product_changes_product on product_changes (product_id, id desc);
call secure_shop_table('product_changes', 'select, insert');

-- One change done to many products: a row a product says how it went there and what it was before, so that it can be undone.
create table product_runs (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  user_id bigint references users,
  change jsonb not null,
  undoes bigint unique references product_runs,
  total integer not null,
  done integer not null default 0,
  changed integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
call secure_shop_table('product_runs');

create table product_run_rows (
  shop_id bigint not null references shops,
  run_id bigint not null references product_runs,
  product_id bigint not null references products,
  outcome text check (outcome in ('changed', 'same', 'refused')),
  refusal text,
  before jsonb,
  version_after bigint,
  primary key (run_id, product_id)
);
create index product_run_rows_waiting on product_run_rows (run_id, product_id) where outcome is null;
call secure_shop_table('product_run_rows');
