-- Where a shop's transfers go. `payment_methods.accounts` is kept by every change here, so that buyers' pages read one row.
create table bank_accounts (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  bank text not null,
  number text not null,
  holder text not null,
  is_shown boolean not null default true,
  position integer not null default 0,
  archived_at timestamptz
);
create index bank_accounts_shop on bank_accounts (shop_id, position, id) where archived_at is null;
call secure_shop_table('bank_accounts');

insert into bank_accounts (shop_id, bank, number, holder, position)
select m.shop_id, a.account ->> 'bank', a.account ->> 'number', a.account ->> 'holder', a.place - 1
from payment_methods m cross join jsonb_array_elements(m.accounts) with ordinality as a (account, place)
where m.kind = 'bank_transfer' and a.account ? 'bank' and a.account ? 'number' and a.account ? 'holder';
