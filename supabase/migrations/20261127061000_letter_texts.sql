-- The host's texts in automatic emails to guests; null means the built-in text.

create table public.letter_texts (
  letter text primary key check (letter in (
    'payment-link', 'booking-confirmed', 'cancel-reminder', 'arrival', 'booking-cancelled', 'hold-expired',
      'late-payment',
    'sold-elsewhere', 'booking-moved', 'refund-sent', 'charge', 'charge-paid', 'charge-refunded',
      'newsletter-confirmation',
    'balance-reminder', 'balance-failed', 'review-request', 'return-offer', 'change-declined', 'every'
  )),
  subject text check (length(subject) between 1 and 150 and public.is_line(subject)),
  opening text check (length(opening) between 1 and 600 and public.is_line(replace(opening, E'\n', ''))),
  closing text check (length(closing) between 1 and 150 and public.is_line(closing)),
  constraint letter_texts_say_something check (num_nulls(subject, opening, closing) < 3),
  constraint letter_texts_have_one_closing check (
    case letter when 'every' then subject is null and opening is null else closing is null end)
);

comment on table public.letter_texts is 'The host''s texts of an email, with fields; “every” applies to all emails.';
comment on column public.letter_texts.opening is 'The first paragraph.';
comment on column public.letter_texts.closing is 'Shown above the signature.';

create function public.letter_fields(p_letter text, p_part text)
returns text[] language sql immutable set search_path = '' as $$
  select case
    when p_letter in ('every', 'newsletter-confirmation') then array['phone']
    -- The address isn't proven to be the guest's.
    when p_letter in ('hold-expired', 'sold-elsewhere') then array_remove(array_remove(public.template_fields(),
      'guest_name'), 'stay_link')
    when p_part = 'subject' then array_remove(public.template_fields(), 'stay_link')
    else public.template_fields()
  end;
$$;

comment on function public.letter_fields is
  'The fields allowed in a part of an email; letterFields of letter.ts in lib/domain has the same rule.';

create function public.host_letters()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  return (
    select coalesce(jsonb_agg(to_jsonb(t) order by t.letter), '[]') from public.letter_texts t
  );
end;
$$;

comment on function public.host_letters is 'The emails with texts of the host''s own, and those texts.';

create function public.host_save_letter(p_letter text, p_texts jsonb, p_seen jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_before public.letter_texts;
  v_new public.letter_texts;
  v_unknown text;
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_texts) is distinct from 'object' or jsonb_typeof(p_seen) is distinct from 'object'
    or p_texts - array['subject', 'opening', 'closing'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  v_new.letter := p_letter;
  v_new.subject := nullif(trim(p_texts ->> 'subject'), '');
  v_new.opening := nullif(trim(p_texts ->> 'opening'), '');
  v_new.closing := nullif(trim(p_texts ->> 'closing'), '');
  v_unknown := coalesce(
    public.unknown_template_field(v_new.subject, public.letter_fields(p_letter, 'subject')),
    public.unknown_template_field(v_new.opening, public.letter_fields(p_letter, 'opening')),
    public.unknown_template_field(v_new.closing, public.letter_fields(p_letter, 'closing')));
  if v_unknown is not null then
    perform public.refuse('unknown_field', jsonb_build_object('field', v_unknown));
  end if;
  lock table public.letter_texts in share row exclusive mode;
  delete from public.letter_texts t where t.letter = p_letter returning * into v_before;
  if (v_before.subject, v_before.opening, v_before.closing)
    is distinct from (p_seen ->> 'subject', p_seen ->> 'opening', p_seen ->> 'closing') then
    perform public.refuse('settings_changed');
  end if;
  if v_before.letter is null and num_nulls(v_new.subject, v_new.opening, v_new.closing) = 3 then
    perform public.refuse('bad_change');
  end if;
  if num_nulls(v_new.subject, v_new.opening, v_new.closing) < 3 then
    begin
      insert into public.letter_texts select v_new.*;
    exception when integrity_constraint_violation then
      perform public.refuse('bad_change');
    end;
  end if;
  perform public.write_audit('save_letter', p_letter,
    case when v_before.letter is not null then to_jsonb(v_before) end,
    case when num_nulls(v_new.subject, v_new.opening, v_new.closing) < 3 then to_jsonb(v_new) end);
  return jsonb_build_object('letter', p_letter);
end;
$$;

comment on function public.host_save_letter is
  'Saves the host''s texts of an email; an empty one restores the built-in text. p_seen: the texts the caller saw; '
  'refused when they have changed since, or for an unknown field, by its name.';

alter table public.letter_texts enable row level security;
grant select on public.letter_texts to service_role;
grant execute on function public.letter_fields to service_role;
grant execute on function public.host_letters, public.host_save_letter to authenticated;
