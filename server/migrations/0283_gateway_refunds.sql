-- Money on its way back through a provider. The row and its reference are there before the provider is asked, so that after a
-- crash it is asked again by the same reference. What went back stands in the ledger, once.
create table payment_refunds (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  attempt_id bigint not null references payment_attempts,
  amount_sen bigint not null check (amount_sen > 0),
  request jsonb not null, -- what the seller asked for: amount, reason, and whatever else a refund says
  state text not null check (state in ('pending', 'done', 'refused')),
  answer text, -- the provider's own words
  tries integer not null default 0,
  next_try_at timestamptz, -- whoever asks moves it on first; null once it is decided
  user_id bigint not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'pending') = (next_try_at is not null))
);
create index payment_refunds_order on payment_refunds (order_id, id);
create index payment_refunds_attempt on payment_refunds (attempt_id);
create index payment_refunds_to_ask on payment_refunds (next_try_at) where next_try_at is not null;
call secure_shop_table('payment_refunds', 'select, insert, update');

alter table payments add column refund_id bigint references payment_refunds;
alter table payments add column answer text;
create unique index payments_once_a_refund on payments (refund_id) where refund_id is not null;

create function refunds_to_ask(moment timestamptz, at_most integer) returns table (shop_id bigint, refund_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.shop_id, r.id from payment_refunds r where r.next_try_at <= moment order by r.next_try_at limit at_most $$;
revoke execute on function refunds_to_ask(timestamptz, integer) from public;
grant execute on function refunds_to_ask(timestamptz, integer) to kedai_app;
