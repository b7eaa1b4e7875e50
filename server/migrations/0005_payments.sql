-- Money: attempts with a gateway, slips to check, an append-only ledger, and money that found no order.
create table payment_attempts (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  method_code text not null,
  provider text not null,
  provider_ref text,
  amount_sen bigint not null check (amount_sen > 0),
  state text not null check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'cancelled')),
  redirect_url text,
  failure text,
  tries integer not null default 0,
  next_query_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_ref)
);
create index payment_attempts_order on payment_attempts (order_id, id);
create index payment_attempts_open on payment_attempts (next_query_at) where state in ('created', 'pending');
call secure_shop_table('payment_attempts', 'select, insert, update');

create table payment_callbacks (
  provider text not null,
  event_id text not null,
  provider_ref text not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
grant select, insert on payment_callbacks to kedai_app;

create table payment_proofs (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  file_id bigint not null references files,
  status text not null check (status in ('uploaded', 'checking', 'approved', 'rejected', 'expired')),
  original_sha256 bytea not null,
  duplicate_of_order_id bigint references orders,
  reason text,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users
);
create index payment_proofs_order on payment_proofs (order_id, id desc);
create index payment_proofs_same on payment_proofs (shop_id, original_sha256);
create index payment_proofs_waiting on payment_proofs (shop_id, id) where status in ('uploaded', 'checking');
call secure_shop_table('payment_proofs', 'select, insert, update');

create table payments (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  kind text not null check (kind in ('payment', 'refund')),
  source text not null check (source in ('gateway', 'proof', 'seller')),
  method text not null,
  amount_sen bigint not null check (amount_sen > 0),
  reference text not null default '',
  note text not null default '',
  attempt_id bigint references payment_attempts,
  proof_id bigint references payment_proofs,
  user_id bigint references users,
  at timestamptz not null
);
create index payments_order on payments (order_id, id);
create unique index payments_once_an_attempt on payments (attempt_id) where kind = 'payment';
create unique index payments_once_a_proof on payments (proof_id) where kind = 'payment';
call secure_shop_table('payments', 'select, insert');

-- Money that came too late, too much, or for another amount: a seller decides, nothing is lost.
create table unmatched_money (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint references orders,
  attempt_id bigint references payment_attempts,
  cause text not null check (cause in ('late', 'excess', 'mismatch', 'duplicate')),
  amount_sen bigint not null check (amount_sen > 0),
  reference text not null default '',
  status text not null default 'open' check (status in ('open', 'accepted', 'refunded')),
  note text not null default '',
  received_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users
);
create index unmatched_money_open on unmatched_money (shop_id, id desc) where status = 'open';
create index unmatched_money_order on unmatched_money (order_id);
call secure_shop_table('unmatched_money', 'select, insert, update');

-- The pretend bank's own books: it is another company, so it knows no shop.
create table sandbox_bills (
  id text primary key,
  reference text not null,
  amount_sen bigint not null,
  description text not null,
  state text not null check (state in ('open', 'pending', 'paid', 'failed')),
  return_url text not null,
  callback_url text not null,
  form_token text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
grant select, insert, update on sandbox_bills to kedai_app;

create function attempt_by_reference(gateway text, ref text)
  returns table (shop_id bigint, attempt_id bigint, order_id bigint)
  language sql stable security definer set search_path = public as $$
  select a.shop_id, a.id, a.order_id from payment_attempts a where a.provider = gateway and a.provider_ref = ref $$;

create function attempts_to_query(moment timestamptz, at_most integer)
  returns table (shop_id bigint, attempt_id bigint)
  language sql stable security definer set search_path = public as $$
  select a.shop_id, a.id from payment_attempts a
  where a.state in ('created', 'pending') and a.next_query_at <= moment order by a.next_query_at limit at_most $$;
