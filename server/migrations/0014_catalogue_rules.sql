-- Options and SKUs are unique among what is offered now: two units may trade theirs in one save (checked at the end of a
-- statement), and a unit that is no longer offered keeps its own for past orders without standing in the way.
alter table variations drop constraint variations_product_id_option_values_key;
drop index variations_sku;
alter table variations
  add constraint variations_options_once exclude using btree (product_id with =, option_values with =) where (is_active) deferrable initially immediate,
  add constraint variations_sku_once exclude using btree (shop_id with =, sku with =) where (is_active and sku is not null) deferrable initially immediate;
