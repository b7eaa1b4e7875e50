-- How credit went back to a customer: a receipt method; empty where no money changed hands.
alter table customer_credit add column method text not null default '' check (method = '' or cause = 'refunded');
