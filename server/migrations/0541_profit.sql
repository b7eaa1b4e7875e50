-- What a sale costs its shop. Of a line what one piece cost when it was ordered; orders from before do not know it, and nobody guesses.
alter table order_lines add column cost_sen bigint check (cost_sen >= 0);

-- What a provider keeps of a payment: as it says itself, else as its shop says that it was agreed. Null: nobody knows.
alter table payment_attempts add column fee_sen bigint check (fee_sen >= 0);
alter table payment_accounts
  add column fee_bp integer check (fee_bp between 0 and 10000),
  add column fee_fixed_sen bigint check (fee_fixed_sen between 0 and 100000);
