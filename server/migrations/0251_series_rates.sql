-- Of a series in another currency: whether its rate is asked for at each run, or the one of its invoice is used again. What was set before goes on as it did.
alter table invoice_series add column rate text not null default 'fixed' check (rate in ('ask', 'fixed'));
