-- A plan that is made for every shop takes a shop for small. For the newest products that are not archived it read
-- products_shop_status_newest whole and sorted, because that index alone answers without the table: in the one shop that is
-- large every product was read for a page. This one stands in order and holds the status too.
drop index products_shop_newest;
create index products_shop_newest on products (shop_id, id desc) include (status);

-- The primary key is read from its end as well.
drop index mailbox_recent;

-- What is owed by day: one index was the beginning of the other, but for the sums it brings along.
drop index invoices_owing;
drop index invoices_owing_sums;
create index invoices_owing on invoices (shop_id, due_date, id) include (balance_rm_sen, settled_sen)
  where balance_sen > 0 and lifecycle in ('approved', 'sent');
