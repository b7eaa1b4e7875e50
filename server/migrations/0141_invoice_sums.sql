-- What is owed, in all and by whether something was paid of it, without reading the rows.
drop index invoices_owing_sums;
create index invoices_owing_sums on invoices (shop_id, due_date) include (balance_sen, settled_sen) where balance_sen > 0 and lifecycle in ('approved', 'sent');
