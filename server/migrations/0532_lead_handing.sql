-- How a shop hands leads to its agents, and to whom each went: one agent at a time, until they claim it or their time is over.
create table lead_rules (
  shop_id bigint primary key references shops,
  mode text not null check (mode in ('off', 'postcode', 'turn')),
  claim_hours integer not null check (claim_hours between 1 and 168),
  since timestamptz not null, -- leads from then on are handed over
  updated_at timestamptz not null
);
call secure_shop_table('lead_rules');

alter table leads add column postcode text;
alter table leads add column hand_ended_at timestamptz; -- nobody is left to hand it to

create table lead_offers (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  lead_id bigint not null references leads on delete cascade,
  reseller_id bigint not null,
  state text not null check (state in ('open', 'claimed', 'passed')),
  offered_at timestamptz not null,
  until timestamptz not null,
  claimed_at timestamptz,
  unique (lead_id, reseller_id),
  unique (shop_id, id),
  foreign key (shop_id, reseller_id) references resellers (shop_id, id)
);
create unique index lead_offers_one on lead_offers (lead_id) where state in ('open', 'claimed');
create index lead_offers_of on lead_offers (shop_id, reseller_id, id desc);
create index lead_offers_due on lead_offers (until) where state = 'open';
call secure_shop_table('lead_offers');

-- Leads of all shops that have to go to an agent now: to the first, or to the next because the one before let the time pass.
create function leads_to_hand(moment timestamptz, at_most integer) returns table (shop_id bigint, lead_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.shop_id, l.id from public.lead_rules r join public.leads l on l.shop_id = r.shop_id
  where r.mode <> 'off' and not public.is_suspended(r.shop_id)
    and l.status = 'new' and l.owner_id is null and l.hand_ended_at is null and l.created_at >= r.since
    and not exists (select from public.lead_offers o where o.lead_id = l.id and (o.state = 'claimed' or o.state = 'open' and o.until > moment))
  order by l.id limit at_most $$;
revoke all on function leads_to_hand(timestamptz, integer) from public;
grant execute on function leads_to_hand(timestamptz, integer) to kedai_app;
