-- People asked to work in a shop. The link of the mail is a secret: only its hash is kept, and it works once.
create table staff_invitations (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'staff')),
  permissions text[] not null default '{}',
  token_hash bytea not null unique,
  invited_by bigint not null references users,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create unique index staff_invitations_open on staff_invitations (shop_id, email) where accepted_at is null and revoked_at is null;
call secure_shop_table('staff_invitations', 'select, insert, update');

-- Whoever holds the link knows no shop yet, so this one lookup runs as the owner.
create function invitation_by_token(hash bytea, moment timestamptz)
  returns table (id bigint, shop_id bigint, shop_name text, email text, role text, permissions text[], inviter text, expires_at timestamptz)
  language sql stable security definer set search_path = public as $$
  select i.id, i.shop_id, s.name, i.email, i.role, i.permissions, u.name, i.expires_at
  from staff_invitations i join shops s on s.id = i.shop_id join users u on u.id = i.invited_by
  where i.token_hash = hash and i.accepted_at is null and i.revoked_at is null and i.expires_at > moment $$;
revoke execute on function invitation_by_token(bytea, timestamptz) from public;
grant execute on function invitation_by_token(bytea, timestamptz) to kedai_app;
