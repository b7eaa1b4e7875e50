-- Devices that hear of a shop's orders while its screens are closed. A device was opened by a session and hears nothing once that has ended.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  session_hash bytea not null references sessions on delete cascade,
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null, -- keys of the browser: what is sent can be read there alone
  auth text not null,
  lang text not null check (lang in ('ms', 'en', 'zh')),
  created_at timestamptz not null,
  unique (shop_id, id),
  unique (shop_id, endpoint)
);
create index push_subscriptions_session on push_subscriptions (session_hash);
call secure_shop_table('push_subscriptions');

-- What has to be told to a device yet; a row goes once the device's push service has it.
create table push_messages (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  subscription_id bigint not null,
  order_id bigint references orders, -- none: the device was switched on just now
  event text not null check (event in ('switched_on', 'order.placed', 'order.paid', 'proof.uploaded')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  foreign key (shop_id, subscription_id) references push_subscriptions (shop_id, id) on delete cascade
);
create index push_messages_due on push_messages (next_try_at);
create index push_messages_of on push_messages (shop_id, subscription_id);
create index push_messages_order on push_messages (order_id);
call secure_shop_table('push_messages');

-- Takes what is due, of every shop, and keeps others from it for a while.
create function take_push_messages(moment timestamptz, at_most integer) returns table (shop_id bigint, message_id bigint)
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.push_messages m set tries = m.tries + 1, next_try_at = moment + interval '30 seconds' * power(2, m.tries)
  where m.id in (select q.id from public.push_messages q where q.next_try_at <= moment and not public.is_suspended(q.shop_id) order by q.next_try_at limit at_most for update skip locked)
  returning m.shop_id, m.id $$;
revoke all on function take_push_messages(timestamptz, integer) from public;
grant execute on function take_push_messages(timestamptz, integer) to kedai_app;
