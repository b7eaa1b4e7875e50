-- When a person proved that the e-mail address of the account is theirs: nothing is sent to others before. Accounts that
-- are older than this rule count as proved.
alter table users add column email_verified_at timestamptz;
update users set email_verified_at = created_at;

-- Links that prove an address. Only the hash of what stands in the link is stored.
create table email_confirmations (
  token_hash bytea primary key,
  user_id bigint not null references users,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_confirmations_user on email_confirmations (user_id);
grant select, insert, update, delete on email_confirmations to kedai_app;

-- How many mails and texts were sent to others in a Malaysian day. `ref`: the person's or the shop's id; 0 for the installation.
create table sending_counts (
  day date not null,
  channel text not null check (channel in ('email', 'sms')),
  scope text not null check (scope in ('person', 'shop', 'installation')),
  ref bigint not null,
  used integer not null,
  primary key (day, scope, ref, channel)
);
grant select, insert, update, delete on sending_counts to kedai_app;

-- Adds to the three counts of a sending, or fails with KD001 when one of them would pass its limit. It runs with the commit,
-- so that nobody waits for a count longer than a commit takes; always in this order, so that two never wait for each other.
create function count_sending(on_day date, on_channel text, person bigint, shop bigint, recipients integer, max_person integer, max_shop integer, max_installation integer)
  returns void language plpgsql as $$
declare total integer;
begin
  if person is not null then
    insert into sending_counts as c (day, channel, scope, ref, used) values (on_day, on_channel, 'person', person, recipients)
      on conflict (day, scope, ref, channel) do update set used = c.used + excluded.used returning used into total;
    if total > max_person then raise exception 'too many sent by this person' using errcode = 'KD001'; end if;
  end if;
  insert into sending_counts as c (day, channel, scope, ref, used) values (on_day, on_channel, 'shop', shop, recipients)
    on conflict (day, scope, ref, channel) do update set used = c.used + excluded.used returning used into total;
  if total > max_shop then raise exception 'too many sent by this shop' using errcode = 'KD001'; end if;
  insert into sending_counts as c (day, channel, scope, ref, used) values (on_day, on_channel, 'installation', 0, recipients)
    on conflict (day, scope, ref, channel) do update set used = c.used + excluded.used returning used into total;
  if total > max_installation then raise exception 'too many sent by this installation' using errcode = 'KD001'; end if;
end $$;
