-- The socket of whoever did something is not told of it; it is nobody's name, and is gone with the page.
alter table events add column socket_id text;

-- Which session opened a channel to a socket, from the page's question until the socket, which another process may hold, comes in.
create table realtime_grants (
  socket_id text not null,
  channel text not null,
  session_hash bytea not null,
  granted_at timestamptz not null,
  primary key (socket_id, channel)
);
create index realtime_grants_age on realtime_grants (granted_at);
grant select, insert, update, delete on realtime_grants to kedai_app;

-- What the processes tell each other, for a minute or two: a notice alone holds 8 kB at most.
create table realtime_messages (
  id bigint generated always as identity primary key,
  process text not null,
  at timestamptz not null default now(),
  body jsonb not null
);
create index realtime_messages_age on realtime_messages (at);
grant select, insert, delete on realtime_messages to kedai_app;

-- Who still holds what opened a shop's channel to him: the session, and the place in the shop. Those who do not are left out.
create function realtime_members(session_hashes bytea[], shops bigint[], moment timestamptz)
  returns table (session_hash bytea, shop_id bigint, user_id bigint, name text, role text, permissions text[])
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id_hash, m.shop_id, m.user_id, u.name, m.role, m.permissions
  from unnest(session_hashes, shops) asked (session_hash, shop_id)
  join public.sessions s on s.id_hash = asked.session_hash and s.expires_at > moment
  join public.shop_members m on m.user_id = s.user_id and m.shop_id = asked.shop_id
  join public.users u on u.id = s.user_id $$;
revoke all on function realtime_members(bytea[], bigint[], timestamptz) from public;
grant execute on function realtime_members(bytea[], bigint[], timestamptz) to kedai_app;
