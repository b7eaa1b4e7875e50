-- What a unit cost the seller, and the code on its package. What it cost is nobody else's business: the public role reads the columns it is told.
alter table variations add column barcode text, add column cost_sen bigint check (cost_sen >= 0);
revoke select on variations from kedai_public;
grant select (id, shop_id, product_id, option_values, sku, price_sen, promo_price_sen, stock, weight_g, image_file_id, position, is_active) on variations to kedai_public;

create index variations_barcode on variations (shop_id, barcode) where barcode is not null;
create index variations_shelf on variations (shop_id, product_id desc, position, id) where is_active;

-- In the seller's words, beside the reason.
alter table stock_moves add column note text not null default '';
