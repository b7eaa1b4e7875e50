-- A part of what a member sells or buys for who stands above him: off unless the shop records its licence for direct selling.
alter table programmes
  add column override_licence text not null default '',
  add column override_bp integer[] not null default '{}' check (cardinality(override_bp) <= 3),
  add constraint programmes_override_licence check (cardinality(override_bp) = 0 or override_licence <> '');

-- Of an order: level 0 for who brought its buyer, 1 to 3 for the uplines above who sold or bought.
alter table commissions add column level smallint not null default 0 check (level between 0 and 3);
alter table commissions drop constraint commissions_order_id_key, add constraint commissions_once_a_level unique (order_id, level);
