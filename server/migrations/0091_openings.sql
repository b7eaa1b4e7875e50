-- What of a shop's opening cannot be seen from its rows: that its link was shared, and that the checklist was put away.
create table openings (
  shop_id bigint primary key references shops,
  shared_at timestamptz,
  dismissed_at timestamptz
);
call secure_shop_table('openings', 'select, insert, update');
