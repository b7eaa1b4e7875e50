-- When the provider of a text reported that the phone has it.
alter table invoice_deliveries add column delivered_at timestamptz;
