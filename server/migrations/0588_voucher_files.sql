-- Papers that belong to a voucher, such as a receipt or the bank's slip: added, never taken away.
alter table files drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('product_picture', 'payment_proof', 'order_upload', 'shop_picture', 'digital_file', 'reseller_document', 'voucher_file'));

create table voucher_files (
  shop_id bigint not null,
  voucher_id bigint not null,
  file_id bigint not null references files,
  user_id bigint references users,
  added_at timestamptz not null,
  primary key (voucher_id, file_id),
  foreign key (shop_id, voucher_id) references vouchers (shop_id, id)
);
create index voucher_files_file on voucher_files (file_id);
create index voucher_files_user on voucher_files (user_id);
call secure_shop_table('voucher_files', 'select, insert');
