-- PDF files that are stamped with their buyer, and how many devices may fetch what was bought.
alter table digital_goods add column stamp_pdf boolean not null default false,
  add column device_limit integer check (device_limit between 1 and 20);
-- As it was sold. `stamped_file_id`: the buyer's own copy, made at the first download.
alter table download_grants add column stamp_pdf boolean not null default false,
  add column device_limit integer check (device_limit between 1 and 20),
  add column stamped_file_id bigint references files;
create index download_grants_stamped on download_grants (stamped_file_id) where stamped_file_id is not null;

-- Devices that have fetched a product of an order, where it has a limit. `device`: a hash of what its cookie holds.
create table download_devices (
  shop_id bigint not null references shops,
  order_id bigint not null references orders on delete cascade,
  product_id bigint not null references products on delete cascade,
  device bytea not null check (octet_length(device) = 32),
  label text not null check (length(label) <= 60),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (shop_id, order_id, product_id, device)
);
call secure_shop_table('download_devices');
create index download_devices_order on download_devices (order_id);
create index download_devices_product on download_devices (product_id);
