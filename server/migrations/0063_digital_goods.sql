-- What a digital product delivers once it is paid: private files as they were sent, or a link.
alter table files drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('product_picture', 'payment_proof', 'order_upload', 'shop_picture', 'digital_file'));

create table digital_goods (
  product_id bigint primary key references products,
  shop_id bigint not null references shops,
  link text,
  download_limit integer check (download_limit between 1 and 1000),
  expires_days integer check (expires_days between 1 and 3650)
);
call secure_shop_table('digital_goods');

create table digital_files (
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  file_id bigint not null references files,
  position integer not null default 0,
  primary key (product_id, file_id)
);
call secure_shop_table('digital_files');

-- What a paid order may fetch, and how often it still may: a claim is one conditional update.
create table download_grants (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  product_id bigint not null references products,
  file_id bigint references files,
  link text,
  title text not null,
  download_limit integer check (download_limit >= 1),
  used integer not null default 0 check (used >= 0),
  expires_at timestamptz,
  expires_days integer,
  created_at timestamptz not null,
  claimed_at timestamptz,
  check ((file_id is null) <> (link is null)),
  check (used <= download_limit),
  unique nulls not distinct (order_id, product_id, file_id)
);
call secure_shop_table('download_grants');
