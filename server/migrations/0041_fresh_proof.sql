-- When the person behind a session last proved who he is: by signing in, or by the password once more.
alter table sessions add column confirmed_at timestamptz;
