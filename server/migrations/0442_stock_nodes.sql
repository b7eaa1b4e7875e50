-- Where a shop's goods are: with itself (its own pieces are counted in variations.stock), in a store of its own, or with a reseller.
create table stock_nodes (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  kind text not null check (kind in ('hq', 'warehouse', 'reseller')),
  name text not null default '',
  reseller_id bigint,
  created_at timestamptz not null,
  check ((kind = 'reseller') = (reseller_id is not null)),
  unique (shop_id, id),
  unique (shop_id, reseller_id),
  foreign key (shop_id, reseller_id) references resellers (shop_id, id)
);
create unique index stock_nodes_hq on stock_nodes (shop_id) where kind = 'hq';
create unique index stock_nodes_name on stock_nodes (shop_id, lower(name)) where kind = 'warehouse';
call secure_shop_table('stock_nodes', 'select, insert, update');

-- Every shop has its own place from the day it opens.
create function open_hq() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.stock_nodes (shop_id, kind, created_at) values (new.id, 'hq', now());
  return null;
end $$;
revoke all on function open_hq() from public;
create trigger shops_open_hq after insert on shops for each row execute function open_hq();
insert into stock_nodes (shop_id, kind, created_at) select id, 'hq', now() from shops;

create table node_stock (
  shop_id bigint not null,
  node_id bigint not null,
  variation_id bigint not null references variations on delete cascade,
  quantity integer not null default 0 check (quantity >= 0),
  primary key (node_id, variation_id),
  foreign key (shop_id, node_id) references stock_nodes (shop_id, id)
) with (fillfactor = 80);
create index node_stock_variation on node_stock (variation_id);
call secure_shop_table('node_stock', 'select, insert, update');

-- What went from where to where: a document with a number, and nothing else moves a node's pieces.
create table stock_transfers (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  number text not null,
  from_node bigint, -- null: from a buyer
  to_node bigint, -- null: to a buyer
  reason text not null check (reason in ('transfer', 'order', 'returned')),
  order_id bigint references orders,
  note text not null default '',
  user_id bigint references users,
  at timestamptz not null,
  unique (shop_id, id),
  unique (shop_id, number),
  unique (order_id, reason),
  check (from_node is distinct from to_node),
  foreign key (shop_id, from_node) references stock_nodes (shop_id, id),
  foreign key (shop_id, to_node) references stock_nodes (shop_id, id)
);
create index stock_transfers_from on stock_transfers (shop_id, from_node) where from_node is not null;
create index stock_transfers_to on stock_transfers (shop_id, to_node) where to_node is not null;
create index stock_transfers_user on stock_transfers (user_id);
call secure_shop_table('stock_transfers', 'select, insert');

create table stock_transfer_lines (
  shop_id bigint not null,
  transfer_id bigint not null,
  variation_id bigint not null references variations on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (transfer_id, variation_id),
  foreign key (shop_id, transfer_id) references stock_transfers (shop_id, id)
);
create index stock_transfer_lines_variation on stock_transfer_lines (variation_id);
call secure_shop_table('stock_transfer_lines', 'select, insert');
