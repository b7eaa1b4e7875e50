-- Commissions follow their order as it stands; vouchers that are not paid yet lower no balance; resellers never pay more than the public.

-- By what an order earns, frozen when it was paid: what it comes to is worked out anew from this whenever the order changes.
alter table commissions
  -- of its lines that no rule fits
  add column rate_bp integer not null default 0 check (rate_bp between 0 and 10000),
  -- in order: {id, product_id (null: any), percent_bp or per_unit_sen}
  add column rules jsonb not null default '[]' check (jsonb_typeof(rules) = 'array'),
  -- what vouchers paid of it
  add column paid_sen bigint not null default 0 check (paid_sen >= 0);

-- Of sales of before: what was frozen by line holds for its product, and the rules of today for what an edit adds.
update commissions c set
  rate_bp = coalesce((select max(l.rate_bp) from commission_lines l where c.level > 0 and l.shop_id = c.shop_id and l.commission_id = c.id),
    (select g.commission_bp from programmes g where c.level = 0 and g.shop_id = c.shop_id and g.area = c.area), 0),
  rules = case when c.level > 0 then '[]' else (
    select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'product_id', f.product_id, 'percent_bp', f.percent_bp, 'per_unit_sen', f.per_unit_sen)
      order by f.part, f.place), '[]')
    from (
      select distinct on (o.product_id) 0 as part, o.position as place, coalesce(l.rule_id, 0) as id, o.product_id, l.rate_bp as percent_bp, l.per_unit_sen
      from commission_lines l join order_lines o on o.shop_id = l.shop_id and o.id = l.order_line_id
      where l.shop_id = c.shop_id and l.commission_id = c.id and coalesce(l.rate_bp, l.per_unit_sen) is not null
      union all
      select 1, u.position, u.id, u.product_id, u.percent_bp, u.per_unit_sen
      from commission_rules u join resellers r on r.shop_id = c.shop_id and r.id = c.reseller_id
      where u.shop_id = c.shop_id and u.area = c.area and (u.rank_id is null or u.rank_id = r.rank_id)
        and (u.starts_on is null or u.starts_on <= malaysian_day(c.earned_at)) and (u.ends_on is null or malaysian_day(c.earned_at) <= u.ends_on)
    ) f
  ) end,
  paid_sen = coalesce((select sum(p.amount_sen) from voucher_commissions p join vouchers v on v.shop_id = p.shop_id and v.id = p.voucher_id
    where p.shop_id = c.shop_id and p.commission_id = c.id and v.status = 'paid'), 0);

-- What each line earned follows from the terms.
drop table commission_lines;

-- What stands on a voucher that is not paid yet is owed still.
create index vouchers_open on vouchers (shop_id, reseller_id) where reseller_id is not null and status in ('prepared', 'checked', 'approved');

-- Several documents may tell how a bulk order's pieces went to its buyer's place: an edit adds to it.
drop index stock_transfers_of_order;
create index stock_transfers_of_order on stock_transfers (shop_id, order_id) where reason = 'order';

-- Off: a price list holds also where the public pays less.
alter table programmes add column never_above_public boolean not null default true;
