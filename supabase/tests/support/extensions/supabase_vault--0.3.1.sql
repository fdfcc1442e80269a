-- The functions and the view as upstream; nothing is encrypted here.

create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text unique,
  description text not null default '',
  secret text not null
);

create view vault.decrypted_secrets as
  select id, name, description, secret, secret as decrypted_secret from vault.secrets;

create function vault.create_secret(
  new_secret text,
  new_name text default null,
  new_description text default '',
  new_key_id uuid default null
)
returns uuid language sql security definer as $$
  insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id;
$$;

create function vault.update_secret(
  secret_id uuid,
  new_secret text default null,
  new_name text default null,
  new_description text default null,
  new_key_id uuid default null
)
returns void language sql security definer as $$
  update vault.secrets set
    secret = coalesce(new_secret, secret), name = coalesce(new_name, name), description = coalesce(new_description, description)
  where id = secret_id;
$$;

do $$ begin
  execute format('grant usage on schema vault to %I', session_user);
  execute format('grant select, delete on vault.secrets, vault.decrypted_secrets to %I', session_user);
end $$;
