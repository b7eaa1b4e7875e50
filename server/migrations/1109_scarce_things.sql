-- What strangers hold without paying is bounded: holds, slips that nobody looks at, places on a waitlist, what a lead says.

alter table orders
  -- The first way to pay that held the order for a time, and how long it did then: what bounds every later deadline. null: none yet.
  add column hold_kind text check (hold_kind in ('gateway', 'bank_transfer', 'qr')),
  add column hold_minutes integer check (hold_minutes > 0),
  -- null: since it was placed
  add column hold_from timestamptz,
  -- Which network placed it (an IPv4 address, or the /64 of an IPv6 one), as a hash by the shop's key. null: a seller wrote it, or it is of before.
  add column network bytea check (octet_length(network) = 16),
  add check ((hold_kind is null) = (hold_minutes is null));

-- What one network holds unpaid.
create index orders_of_network on orders (shop_id, network) where network is not null and order_status = 'open' and payment_kind <> 'cod';

update orders set hold_kind = payment_kind, hold_minutes = case payment_kind when 'gateway' then 30 else 1440 end
where order_status = 'open' and payment_kind <> 'cod' and payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid');

alter table payment_proofs
  -- Until then a slip that nobody looked at rests its order's deadline; the shop is told once more when it is over.
  add column rests_until timestamptz,
  add column reminded_at timestamptz;
create index payment_proofs_rested on payment_proofs (rests_until) where status in ('uploaded', 'checking') and reminded_at is null;

-- Slips that wait already: five days hold three working ones.
update payment_proofs set rests_until = greatest(now(), uploaded_at + interval '5 days') where status in ('uploaded', 'checking');
update orders o set hold_expires_at = p.rests_until + interval '1 day'
from payment_proofs p
where p.shop_id = o.shop_id and p.order_id = o.id and p.status in ('uploaded', 'checking') and p.rests_until is not null
  and o.order_status = 'open' and o.payment_status = 'checking' and o.hold_expires_at is null;

create function slips_rested(moment timestamptz, at_most integer) returns table (shop_id bigint, order_id bigint, proof_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.shop_id, p.order_id, p.id from payment_proofs p
  join orders o on o.shop_id = p.shop_id and o.id = p.order_id and o.order_status = 'open'
  where p.status in ('uploaded', 'checking') and p.reminded_at is null and p.rests_until <= moment
  order by p.rests_until limit at_most $$;
revoke execute on function slips_rested(timestamptz,integer) from public;
grant execute on function slips_rested(timestamptz,integer) to kedai_app;

-- A phone number is known to many: its place stays with the e-mail that it was taken with, and another e-mail has a place of its own.
alter table waitlist
  add column browser bytea check (octet_length(browser) = 16),
  add column network bytea check (octet_length(network) = 16);
drop index waitlist_once;
create unique index waitlist_once on waitlist (shop_id, variation_id, phone, lower(email)) where status in ('waiting', 'offered');

-- What the same phone number sent later, beside what the lead said first.
create table lead_entries (
  id bigint generated always as identity,
  shop_id bigint not null,
  lead_id bigint not null,
  name text not null,
  email text,
  postcode text,
  source text not null default '',
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, lead_id) references leads on delete cascade
);
create index lead_entries_lead on lead_entries (lead_id, id desc);
call secure_shop_table('lead_entries');
