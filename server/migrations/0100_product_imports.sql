-- Files of products on their way in. Each row of a file knows what became of it, which is also where a killed import goes on.
create table product_imports (
  id bigint generated always as identity primary key,
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
  finished_at timestamptz
);
create index product_imports_newest on product_imports (shop_id, id desc);
call secure_shop_table('product_imports');

create table product_import_rows (
  import_id bigint not null references product_imports on delete cascade,
  line integer not null,
  shop_id bigint not null references shops,
  cells text[] not null,
  -- The line of the first row of the same product; null until the columns are chosen.
  group_line integer,
  -- [{"field": "price", "message": {"ms": …, "en": …, "zh": …}}]; null while nothing is wrong.
  problems jsonb,
  outcome text check (outcome in ('would_create', 'would_update', 'would_skip', 'refused', 'created', 'updated', 'skipped')),
  product_id bigint references products,
  primary key (import_id, line)
);
create index product_import_rows_waiting on product_import_rows (import_id, group_line) where outcome is null;
call secure_shop_table('product_import_rows');

-- How each product stood before, for taking an import back.
create table product_import_changes (
  import_id bigint not null references product_imports on delete cascade,
  product_id bigint not null references products,
  shop_id bigint not null references shops,
  -- null: the import made it.
  form_before jsonb,
  -- The counts that the import left, by variation, so that what was sold since stays sold.
  stocks_after jsonb not null default '{}',
  version_after bigint not null,
  undone text check (undone in ('taken_back', 'archived', 'kept')),
  primary key (import_id, product_id)
);
call secure_shop_table('product_import_changes');
