-- A text that may have gone out is never sent again by itself: `asked_at` says that the provider is being asked, or was when
-- the process ended. `tries` counts how often it was; `provider_ref` is the provider's own id, `parts` what it bills.
alter table invoice_deliveries
  add column asked_at timestamptz,
  add column tries smallint not null default 0,
  add column provider_ref text,
  add column parts smallint;
