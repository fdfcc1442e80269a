create function public.adopt_phone_hash(p_former jsonb, p_hash text)
returns void language plpgsql set search_path = '' as $$
declare
  v_former text[] := array(select jsonb_array_elements_text(p_former));
begin
  insert into public.text_opt_outs (phone_hash, opted_out_at)
  select p_hash, min(t.opted_out_at) from public.text_opt_outs t where t.phone_hash = any (v_former) having count(*) > 0
  on conflict do nothing;
  delete from public.text_opt_outs t where t.phone_hash = any (v_former);
  update public.text_consents c set phone_hash = p_hash where c.phone_hash = any (v_former);
  update public.outbox o set phone_hash = p_hash where o.status = 'queued' and o.phone_hash = any (v_former);
end;
$$;

comment on function public.adopt_phone_hash is
  'What is known of a number under the hashes of former keys, a JSON list, is known under this one from now on: its opt-out, its consents, the messages that wait.';

revoke all on function public.adopt_phone_hash from public, anon, authenticated;
grant execute on function public.adopt_phone_hash to service_role;
