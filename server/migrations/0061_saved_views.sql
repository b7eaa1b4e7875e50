-- A person's own ways of looking at a list of a shop: what was searched and narrowed, under a name.
create table saved_views (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  user_id bigint not null references users,
  list text not null,
  name text not null,
  search text not null,
  created_at timestamptz not null default now(),
  unique (shop_id, user_id, list, name)
);
call secure_shop_table('saved_views');
