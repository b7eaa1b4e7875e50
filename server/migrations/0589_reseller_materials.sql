-- What a shop hands its resellers to sell with: a picture or paper, and words to send along. `{link}` in the words is each reseller's own link.
alter table files drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('product_picture', 'payment_proof', 'order_upload', 'shop_picture', 'digital_file', 'reseller_document', 'voucher_file', 'reseller_material'));

create table reseller_materials (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  area text not null check (area in ('dropship', 'agent', 'stockist', 'agent-tier')),
  title text not null,
  words text not null default '',
  file_id bigint references files,
  added_at timestamptz not null,
  unique (shop_id, id)
);
create index reseller_materials_of on reseller_materials (shop_id, area, id desc);
create index reseller_materials_file on reseller_materials (file_id) where file_id is not null;
call secure_shop_table('reseller_materials');
