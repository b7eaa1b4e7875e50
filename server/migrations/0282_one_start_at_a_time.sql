-- While one request asks the provider to open an attempt's bill, others wait for its answer instead of opening another.
alter table payment_attempts add column starting_until timestamptz;
