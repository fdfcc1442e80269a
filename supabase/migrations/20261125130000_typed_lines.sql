-- Validation of one-line texts, because anybody with a session can call the console's functions without the console.

create function public.clean_line(p_text text)
returns text language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(p_text, '\s*[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+\s*', ' ', 'g'),
    '^\s+|\s+$', '', 'g');
$$;

comment on function public.clean_line is
  'One line of a person''s text: line ends, control characters and changes of direction become a space.';

create function public.read_line(p_text text, p_least integer, p_most integer)
returns text language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(length(public.clean_line(p_text)) not between p_least and p_most, true) then
    perform public.refuse('bad_change');
  end if;
  return public.clean_line(p_text);
end;
$$;

comment on function public.read_line is
  'The text as clean_line returns it; bad_change if it is shorter or longer than allowed.';

grant execute on function public.clean_line, public.read_line to service_role;
