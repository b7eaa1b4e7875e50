-- A category that is renamed gets a new address; links to the old one still lead to it.
create table category_former_slugs (
  shop_id bigint not null references shops,
  slug text not null,
  category_id bigint not null references categories on delete cascade,
  primary key (shop_id, slug)
);
create index category_former_slugs_category on category_former_slugs (category_id);
call secure_shop_table('category_former_slugs');
create policy public_category_former_slugs on category_former_slugs for select to kedai_public using (true);
grant select on category_former_slugs to kedai_public;

-- What stands in a category, on sale or not: asked before it is taken away.
create index products_category on products (category_id, id);
