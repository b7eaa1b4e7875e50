-- The orders of a product: what a best seller's figures open.
create index order_lines_product on order_lines (product_id, order_id);
