-- What the pretend bank gave back of a bill.
create table sandbox_refunds (
  reference text primary key,
  bill_id text not null references sandbox_bills,
  amount_sen bigint not null check (amount_sen > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_bill on sandbox_refunds (bill_id);
grant select, insert on sandbox_refunds to kedai_app;
