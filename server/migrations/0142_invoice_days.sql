-- The days of the list: found without reading every newer invoice, and nothing at once where there is nothing.
create index invoices_issued on invoices (shop_id, issue_date, id);
