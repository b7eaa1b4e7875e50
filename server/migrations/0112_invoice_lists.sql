-- The tabs of the list, the newest first, however few of all invoices still owe; and their sums without reading the rows.
create index invoices_unpaid_newest on invoices (shop_id, id desc) where balance_sen > 0 and lifecycle in ('approved', 'sent');
create index invoices_owing_sums on invoices (shop_id, due_date) include (balance_sen) where balance_sen > 0 and lifecycle in ('approved', 'sent');
create index invoice_ledger_days on invoice_ledger (shop_id, occurred_on) include (type, amount_sen);
