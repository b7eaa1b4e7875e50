-- Who owes and who has credit: summed and found without reading a row of the tables.
create index invoices_owing_customers on invoices (shop_id, customer_id, due_date) include (balance_sen)
  where balance_sen > 0 and lifecycle in ('approved', 'sent') and customer_id is not null;
create index customer_credit_sums on customer_credit (shop_id, customer_id) include (amount_sen);

-- A statement of account on its way to a customer: what was sent to whom, and what came back.
create table statement_deliveries (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  customer_id bigint not null references customers on delete cascade,
  recipient text not null,
  -- The days it is about; null: from the first entry, or until the last one.
  from_day date,
  to_day date,
  lang text not null check (lang in ('ms', 'en', 'zh')),
  status text not null check (status in ('queued', 'sent', 'failed')),
  subject text not null default '',
  message text not null default '',
  response text,
  user_id bigint references users,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index statement_deliveries_customer on statement_deliveries (customer_id, id desc);
call secure_shop_table('statement_deliveries', 'select, insert, update');
