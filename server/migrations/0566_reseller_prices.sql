-- A price list is of a rank, or of one reseller, whose own goes before that of his rank, product by product.
alter table price_list_entries
  alter column rank_id drop not null,
  add column reseller_id bigint,
  add constraint price_list_entries_reseller foreign key (shop_id, reseller_id) references resellers (shop_id, id) on delete cascade,
  add constraint price_list_entries_holder check (num_nonnulls(rank_id, reseller_id) = 1),
  drop constraint price_list_entries_rank_id_product_id_variation_id_min_qty_key,
  add constraint price_list_entries_step unique nulls not distinct (rank_id, product_id, variation_id, min_qty, reseller_id);
create index price_list_entries_own on price_list_entries (reseller_id, product_id) where reseller_id is not null;
