-- Units of a bulk order may come back in several turns, and what its buyer sold on meanwhile is given up by the shop in one of its own.
alter table stock_transfers drop constraint stock_transfers_order_id_reason_key;
create unique index stock_transfers_of_order on stock_transfers (order_id) where reason = 'order';
create index stock_transfers_order on stock_transfers (order_id) where order_id is not null;
