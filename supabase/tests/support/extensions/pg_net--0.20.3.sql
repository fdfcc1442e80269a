-- The queue and the function as upstream, without the worker that empties the queue.

create schema if not exists net;

create table net.http_request_queue (
  id bigserial,
  method text not null check (method ilike 'get' or method ilike 'post' or method ilike 'delete'),
  url text not null,
  headers jsonb,
  body bytea,
  timeout_milliseconds int not null
);

create function net.http_post(
  url text,
  body jsonb default '{}'::jsonb,
  params jsonb default '{}'::jsonb,
  headers jsonb default '{"Content-Type": "application/json"}'::jsonb,
  timeout_milliseconds int default 5000
)
returns bigint language sql volatile as $$
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('POST', url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds)
  returning id;
$$;

do $$ begin
  execute format('grant usage on schema net to %I', session_user);
  execute format('grant all on all tables in schema net to %I', session_user);
  execute format('grant all on all sequences in schema net to %I', session_user);
end $$;
