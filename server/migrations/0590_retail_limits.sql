-- Between which prices resellers may sell a product on; told to them, and no price of a list may lie above.
create table retail_limits (
  shop_id bigint not null references shops,
  product_id bigint not null references products on delete cascade,
  floor_sen bigint check (floor_sen > 0),
  ceiling_sen bigint check (ceiling_sen > 0),
  primary key (shop_id, product_id),
  check (coalesce(floor_sen, ceiling_sen) is not null),
  check (floor_sen is null or ceiling_sen is null or floor_sen <= ceiling_sen)
);
create index retail_limits_product on retail_limits (product_id);
call secure_shop_table('retail_limits');
