-- An attempt with a gateway pays an order or an invoice; money to match belongs to either, or to none.
alter table payment_attempts alter column order_id drop not null;
alter table payment_attempts add column invoice_id bigint references invoices;
alter table payment_attempts add constraint payment_attempts_pays_one check (num_nonnulls(order_id, invoice_id) = 1);
create index payment_attempts_invoice on payment_attempts (invoice_id, id) where invoice_id is not null;
create unique index payment_attempts_one_open_an_invoice on payment_attempts (invoice_id) where state in ('created', 'pending');

alter table unmatched_money add column invoice_id bigint references invoices;
alter table unmatched_money add constraint unmatched_money_of_one check (num_nonnulls(order_id, invoice_id) <= 1);
create index unmatched_money_invoice on unmatched_money (invoice_id) where invoice_id is not null;

-- The same picture may have been sent for the other kind.
alter table payment_proofs add column duplicate_of_invoice_id bigint references invoices;
alter table invoice_proofs add column duplicate_of_order_id bigint references orders;

-- When the shop was last told that an invoice was looked at: once a day at most.
alter table invoices add column view_told_on date;
