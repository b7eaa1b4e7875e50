-- Which words somebody agreed to, told apart by a hash, in which language and on which page they read them.
alter table marketing_consents
  add column version text not null default '',
  add column lang text not null default '' check (lang in ('', 'ms', 'en', 'zh')), -- '': kept before languages were
  add column place text not null default ''; -- the page's path, without what only its reader may know
update marketing_consents set version = left(encode(sha256(convert_to(words, 'UTF8')), 'hex'), 12);

-- Every yes and every stop, added to and never changed: what a shop shows when it is asked on what ground it wrote.
create table consent_events (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  purpose text not null check (purpose in ('offers', 'programme')),
  act text not null check (act in ('given', 'stopped', 'resumed')),
  channel text not null check (channel in ('sms', 'email')),
  address text not null, -- E.164, or a folded e-mail address
  name text not null default '',
  source text not null,
  place text not null default '',
  words text not null default '',
  version text not null default '',
  lang text not null default '' check (lang in ('', 'ms', 'en', 'zh')),
  user_id bigint references users, -- of the shop, where its seller did it
  at timestamptz not null,
  unique (shop_id, channel, address, purpose, act, source, at)
);
create index consent_events_user on consent_events (user_id) where user_id is not null;
create index consent_events_newest on consent_events (shop_id, id desc);
call secure_shop_table('consent_events', 'select, insert');

insert into consent_events (shop_id, purpose, act, channel, address, name, source, words, version, at)
select shop_id, 'offers', 'given', channel, address, name, source, words, version, at from marketing_consents;
insert into consent_events (shop_id, purpose, act, channel, address, source, at)
select shop_id, 'offers', 'stopped', channel, address, source, at from opt_outs;

-- What a buyer read while a cart was begun goes with it.
alter table cart_contacts add column place text not null default '';
