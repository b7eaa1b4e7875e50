-- What stands on a shop's papers: the total in words, and which tax it is registered for.
alter table invoice_settings
  add column amount_in_words boolean not null default false,
  add column tax_kind text not null default 'sst' check (tax_kind in ('sst', 'sales', 'service'));
