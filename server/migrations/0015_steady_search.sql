-- What is saved goes into these indexes at once: a list of pending entries would be read through by every search until somebody tidies it.
alter index products_search set (fastupdate = off);
alter index products_title_trigram set (fastupdate = off);
select gin_clean_pending_list('products_search'), gin_clean_pending_list('products_title_trigram');
