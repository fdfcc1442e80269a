-- Uploaded and published photographs and voices. Storage itself belongs to the platform.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('cabin-photo-uploads', 'cabin-photo-uploads', false, 41943040,
    '{image/jpeg,image/png,image/webp,image/heic,image/heif}'),
  ('cabin-photos', 'cabin-photos', true, 12582912, '{image/webp,image/jpeg}'),
  ('cabin-voice-uploads', 'cabin-voice-uploads', false, 2097152, '{audio/mp4,audio/webm}'),
  ('cabin-voices', 'cabin-voices', false, 3145728, '{audio/mp4,audio/webm}');

create function public.host_may_upload_photo(p_path text)
returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  return p_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}$'
    and (split_part(p_path, '/', 1) = '00000000-0000-0000-0000-000000000000' or exists (
      select from public.cabins c where c.id::text = split_part(p_path, '/', 1)
      union all
      select from public.posts p where p.id::text = split_part(p_path, '/', 1)
    ));
end;
$$;

comment on function public.host_may_upload_photo is
  'Whether the caller may upload a file to this path, <cabin or post, or zeros for the shop>/<upload>; called by the '
  'policies of storage.';

grant execute on function public.host_may_upload_photo to authenticated;

-- In one case expression each, so that it is never called for other buckets. Only the secret key writes the published
-- ones.
create policy "staff send photographs and voices" on storage.objects for insert to authenticated
  with check (case when bucket_id in ('cabin-photo-uploads', 'cabin-voice-uploads')
    then public.host_may_upload_photo(name) else false end);
create policy "staff read what they sent" on storage.objects for select to authenticated
  using (case when bucket_id in ('cabin-photo-uploads', 'cabin-voice-uploads') then public.host_may_upload_photo(name)
    else false end);
create policy "staff remove what they sent" on storage.objects for delete to authenticated
  using (case when bucket_id in ('cabin-photo-uploads', 'cabin-voice-uploads') then public.host_may_upload_photo(name)
    else false end);
