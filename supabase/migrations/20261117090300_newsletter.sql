-- Double opt-in: an address gets the newsletter once its owner has followed the link of the confirmation.

alter table public.newsletter_signups
  add column traffic_source text check (traffic_source in ('tiktok', 'instagram', 'facebook', 'unknown')),
  add column confirmed_at timestamptz,
  add column unsubscribed_at timestamptz,
  add column confirmation_token text unique,
  add column confirmation_sent_at timestamptz,
  -- Inline, because a visitor's insert runs it, and visitors may call no function of ours.
  add column unsubscribe_token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

comment on column public.newsletter_signups.confirmed_at is 'Since when the address gets the newsletter; null while unconfirmed and after leaving.';
comment on column public.newsletter_signups.confirmation_token is '244 random bits of the latest confirmation; gone once the owner has left.';
comment on column public.newsletter_signups.confirmation_sent_at is 'When the latest confirmation was claimed; the next one is due 24 hours later.';
comment on column public.newsletter_signups.unsubscribe_token is '244 random bits for the links in every mail to the address; never changes.';

alter table public.outbox add column headers jsonb;
comment on column public.outbox.headers is 'Headers of an e-mail beyond the usual, e.g. List-Unsubscribe.';

create function public.sign_up_for_newsletter(
  p_email text, p_mail_limits jsonb, p_signup_source text default null, p_traffic_source text default null,
  p_now timestamptz default now()
)
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_email text := lower(trim(p_email));
  v_signup public.newsletter_signups;
  v_is_new boolean;
  v_result text;
begin
  insert into public.newsletter_signups (email, signup_source, traffic_source, created_at)
  values (v_email, p_signup_source, p_traffic_source, p_now)
  on conflict do nothing;
  v_is_new := found;
  select * into v_signup from public.newsletter_signups s where lower(trim(s.email)) = v_email for update;
  -- Who has left and comes back is as good as new.
  v_result := case when v_is_new or v_signup.unsubscribed_at is not null then 'signed_up' else 'duplicate' end;
  if v_signup.confirmed_at is not null or v_signup.confirmation_sent_at > p_now - interval '24 hours' then
    return jsonb_build_object('result', v_result);
  end if;
  if public.take_allowances(p_mail_limits, p_now) is not null then
    if v_is_new then
      -- Without its confirmation the address is of no use, and the visitor is told to try again.
      delete from public.newsletter_signups s where s.id = v_signup.id;
    end if;
    return jsonb_build_object('result', case v_result when 'signed_up' then 'limited' else v_result end);
  end if;
  update public.newsletter_signups s
  set confirmation_token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      confirmation_sent_at = p_now,
      traffic_source = coalesce(s.traffic_source, p_traffic_source)
  where s.id = v_signup.id
  returning * into v_signup;
  return jsonb_build_object(
    'result', v_result,
    'confirmation', jsonb_build_object(
      'signup_id', v_signup.id,
      'confirmation_token', v_signup.confirmation_token,
      'unsubscribe_token', v_signup.unsubscribe_token
    )
  );
end;
$$;

comment on function public.sign_up_for_newsletter is
  'Keeps the address: signed_up, duplicate or, where the limits of take_allowances allow no mail, limited. With a confirmation when one must be sent now: one per address in 24 hours, however many ask at once.';

create function public.newsletter_link(p_token text, p_now timestamptz default now())
returns text language sql stable set search_path = '' as $$
  select coalesce((
    select case
      when s.unsubscribe_token = p_token then case when s.unsubscribed_at is null then 'subscribed' else 'unsubscribed' end
      when s.confirmed_at is not null then 'confirmed'
      when s.confirmation_sent_at <= p_now - interval '14 days' then 'expired'
      else 'confirmable'
    end
    from public.newsletter_signups s
    where s.confirmation_token = p_token or s.unsubscribe_token = p_token
  ), 'unknown');
$$;

comment on function public.newsletter_link is
  'What the token of a mail opens. To confirm: confirmable, confirmed or expired. To leave: subscribed or unsubscribed. Else unknown.';

create function public.confirm_newsletter(p_token text, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
begin
  update public.newsletter_signups s
  set confirmed_at = p_now, unsubscribed_at = null
  where s.confirmation_token = p_token
    and s.confirmed_at is null and s.confirmation_sent_at > p_now - interval '14 days';
  if found then
    return 'confirmed';
  end if;
  return case public.newsletter_link(p_token, p_now)
    when 'confirmed' then 'already_confirmed' when 'expired' then 'expired' else 'unknown' end;
end;
$$;

comment on function public.confirm_newsletter is 'Follows a confirmation: confirmed, already_confirmed, expired or unknown.';

create function public.unsubscribe_newsletter(p_token text, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
begin
  update public.newsletter_signups s
  set unsubscribed_at = p_now,
      confirmed_at = null,
      confirmation_token = null,
      -- A subscriber may come back at once. Who never confirmed did not ask, and is not to be written to again so soon.
      confirmation_sent_at = case when s.confirmed_at is null then s.confirmation_sent_at end
  where s.unsubscribe_token = p_token and (s.unsubscribed_at is null or s.confirmation_token is not null);
  return case public.newsletter_link(p_token, p_now) when 'unsubscribed' then 'unsubscribed' else 'unknown' end;
end;
$$;

comment on function public.unsubscribe_newsletter is 'Takes the address off the list, once or again: unsubscribed or unknown.';

create function public.resubscribe_newsletter(p_token text, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
begin
  update public.newsletter_signups s
  set confirmed_at = coalesce(s.confirmed_at, p_now), unsubscribed_at = null
  where s.unsubscribe_token = p_token;
  return case when found then 'subscribed' else 'unknown' end;
end;
$$;

comment on function public.resubscribe_newsletter is
  'For somebody who left by mistake: the token came by mail to the address, which proves as much as a confirmation. subscribed or unknown.';

revoke all on function
  public.sign_up_for_newsletter, public.newsletter_link, public.confirm_newsletter,
  public.unsubscribe_newsletter, public.resubscribe_newsletter
  from public, anon, authenticated;
grant execute on function
  public.sign_up_for_newsletter, public.newsletter_link, public.confirm_newsletter,
  public.unsubscribe_newsletter, public.resubscribe_newsletter
  to service_role;
