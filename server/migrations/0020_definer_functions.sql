-- A function that runs as the owner is for the application's role only; the public role has no business in it.
do $$
declare target regprocedure;
begin
  for target in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef loop
    execute format('revoke execute on function %s from public', target);
    execute format('grant execute on function %s to kedai_app', target);
  end loop;
end $$;
