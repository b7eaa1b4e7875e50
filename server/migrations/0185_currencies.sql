-- Invoices and quotes in another currency. Amounts are whole numbers of its smallest unit, in the columns that are named
-- after the sen; the rate says what one unit is in millionths of a ringgit. All sums over several invoices are of ringgit.
create function ringgit_of(amount bigint, currency text, rate_e6 bigint) returns bigint language sql immutable parallel safe
  return case when currency = 'MYR' then amount
    else round(amount::numeric * rate_e6 * case when currency in ('VND', 'JPY', 'KRW') then 0.0001 when currency in ('KWD', 'BHD') then 0.0000001 else 0.000001 end)::bigint end;

create domain currency_code as text check (value in (
  'MYR', 'SGD', 'BND', 'USD', 'IDR', 'THB', 'PHP', 'VND', 'CNY', 'HKD', 'TWD', 'JPY', 'KRW', 'INR', 'AUD', 'NZD', 'GBP', 'EUR', 'SAR', 'AED', 'KWD', 'BHD'));

alter table invoices
  add column currency currency_code not null default 'MYR',
  add column exchange_rate_e6 bigint check (exchange_rate_e6 between 1 and 100000000),
  add constraint invoices_ringgit_has_no_rate check (currency <> 'MYR' or exchange_rate_e6 is null),
  add constraint invoices_issued_with_rate check (lifecycle = 'draft' or currency = 'MYR' or exchange_rate_e6 is not null),
  -- The balance once more, since a column that is computed cannot use another one. Null: a draft without a rate.
  add column balance_rm_sen bigint generated always as (ringgit_of(
    case when lifecycle = 'void' then 0 else greatest(0, total_sen - credited_sen - written_off_sen - rounding_sen - settled_sen) end, currency, exchange_rate_e6)) stored;

-- What was approved is never rated anew.
create function keep_exchange_rate() returns trigger language plpgsql as $$
begin
  raise exception 'invoice % is approved: its currency and rate stay', old.id using errcode = 'check_violation';
end $$;
create trigger invoices_keep_exchange_rate before update of currency, exchange_rate_e6 on invoices for each row
  when (old.lifecycle <> 'draft' and (old.currency <> new.currency or old.exchange_rate_e6 is distinct from new.exchange_rate_e6)) execute function keep_exchange_rate();

drop index invoices_owing_sums;
create index invoices_owing_sums on invoices (shop_id, due_date) include (balance_rm_sen, settled_sen) where balance_sen > 0 and lifecycle in ('approved', 'sent');
drop index invoices_owing_customers;
create index invoices_owing_customers on invoices (shop_id, customer_id, due_date) include (balance_rm_sen)
  where balance_sen > 0 and lifecycle in ('approved', 'sent') and customer_id is not null;
-- The last rate of each currency, and whether there is any other than ringgit.
create index invoices_foreign on invoices (shop_id, currency, id desc) where currency <> 'MYR';

-- In ringgit at the rate of its invoice; null: it is of ringgit.
alter table invoice_ledger add column amount_rm_sen bigint;
drop index invoice_ledger_days;
create index invoice_ledger_days on invoice_ledger (shop_id, occurred_on) include (type, amount_sen, amount_rm_sen);

-- Kept by currency: credit of one pays invoices of that one only.
alter table customer_credit add column currency currency_code not null default 'MYR';
drop index customer_credit_sums;
create index customer_credit_sums on customer_credit (shop_id, customer_id) include (amount_sen, currency);

alter table quotes add column currency currency_code not null default 'MYR';
