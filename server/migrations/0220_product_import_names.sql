-- What becomes of rows without an ID and SKU whose name is there already, in the shop or further up in the file.
alter table product_imports add same_name text not null default 'skip' check (same_name in ('create', 'skip'));
