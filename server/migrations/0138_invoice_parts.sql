-- A schedule of payment: how large each part is and when it is due. What was paid of it follows from the ledger.
create table invoice_parts (
  invoice_id bigint not null references invoices on delete cascade,
  position integer not null check (position between 0 and 11),
  shop_id bigint not null references shops,
  share_type text not null check (share_type in ('percent', 'fixed', 'rest')),
  -- Percent: ten-thousandths of a percent. Fixed: sen. Rest: nothing.
  share_value bigint not null default 0 check (share_value >= 0),
  due_date date not null,
  amount_sen bigint not null check (amount_sen > 0),
  -- The sum of the parts to this one.
  up_to_sen bigint not null check (up_to_sen >= amount_sen),
  primary key (invoice_id, position)
);
create index invoice_parts_due on invoice_parts (shop_id, due_date) include (invoice_id, up_to_sen);
call secure_shop_table('invoice_parts');
