-- Which labels were printed, by whom and when: the same sheet comes out again, and nobody wonders whether a parcel has its label.
create table label_prints (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  user_id bigint references users,
  at timestamptz not null,
  size text not null check (size in ('a6', 'a4')),
  lang text not null,
  unique (shop_id, id)
);
create index label_prints_newest on label_prints (shop_id, id desc);
call secure_shop_table('label_prints', 'select, insert');

create table label_print_parcels (
  shop_id bigint not null,
  print_id bigint not null,
  shipment_id bigint not null references shipments on delete cascade,
  position integer not null,
  primary key (shop_id, print_id, position),
  foreign key (shop_id, print_id) references label_prints (shop_id, id) on delete cascade
);
create index label_print_parcels_shipment on label_print_parcels (shop_id, shipment_id);
call secure_shop_table('label_print_parcels', 'select, insert');
