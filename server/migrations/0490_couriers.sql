-- A shop's account with a courier, kept as its accounts with payment providers are: sealed for this shop and provider alone.
create table courier_accounts (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  provider text not null,
  account_key text not null check (length(account_key) >= 22), -- in the address for its reports: nobody guesses it
  is_active boolean not null,
  is_live boolean not null,
  credentials bytea,
  last_ok_at timestamptz,
  problem text, -- why the courier did not work when it was used last, in its own words
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  unique (shop_id, provider)
);
create unique index courier_accounts_key on courier_accounts (account_key);
call secure_shop_table('courier_accounts', 'select, insert, update');

-- One try to book a parcel: written before the courier is asked, so that what was asked for is known after a crash. A parcel has
-- one that is under way or done; a refused one makes room for the next.
create table courier_bookings (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  shipment_id bigint not null references shipments on delete cascade,
  account_id bigint not null,
  provider text not null,
  service text not null,
  reference text not null,
  wish jsonb not null, -- what was asked for besides
  state text not null check (state in ('started', 'unclear', 'booked', 'refused', 'cancelled')),
  prepared text, -- what the courier gave before anything was bound
  was_asked boolean not null default false, -- the courier may have booked it
  starting_until timestamptz, -- somebody is asking; nobody else does before
  tries integer not null default 0,
  failure text,
  provider_ref text,
  tracking_number text not null default '',
  label_url text,
  label_pdf bytea,
  newest_at timestamptz, -- of what the courier told
  next_ask_at timestamptz,
  asks integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  foreign key (shop_id, account_id) references courier_accounts (shop_id, id)
);
create unique index courier_bookings_one on courier_bookings (shipment_id) where state in ('started', 'unclear', 'booked');
create unique index courier_bookings_reference on courier_bookings (account_id, reference);
create index courier_bookings_provider_ref on courier_bookings (account_id, provider_ref);
create index courier_bookings_number on courier_bookings (account_id, tracking_number);
create index courier_bookings_to_ask on courier_bookings (next_ask_at) where next_ask_at is not null;
call secure_shop_table('courier_bookings', 'select, insert, update');

-- What couriers told, each once.
create table courier_events (
  shop_id bigint not null references shops,
  account_id bigint not null,
  event_id text not null,
  booking_id bigint, -- null: it was about nothing that we booked
  status text,
  code text not null,
  received_at timestamptz not null,
  primary key (shop_id, account_id, event_id),
  foreign key (shop_id, account_id) references courier_accounts (shop_id, id)
);
create index courier_events_booking on courier_events (shop_id, booking_id);
call secure_shop_table('courier_events', 'select, insert');

-- Where a parcel is followed, where the courier said so.
alter table shipments add column tracking_url text;
-- What was told of a parcel is told once, however often it comes and whoever says it.
create unique index shipment_events_once on shipment_events (shipment_id, at, status, code) where code <> '';

create function courier_account_by_key(courier text, key text) returns table (shop_id bigint, account_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id from courier_accounts a where a.account_key = key and a.provider = courier $$;
revoke all on function courier_account_by_key(text, text) from public;
grant execute on function courier_account_by_key(text, text) to kedai_app;

create function courier_bookings_due(now timestamptz, at_most integer) returns table (shop_id bigint, booking_id bigint, state text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select b.shop_id, b.id, b.state from courier_bookings b where b.next_ask_at <= now order by b.next_ask_at limit at_most $$;
revoke all on function courier_bookings_due(timestamptz, integer) from public;
grant execute on function courier_bookings_due(timestamptz, integer) to kedai_app;
