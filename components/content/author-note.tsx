import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

export function AuthorNote({ author }: { author: string }) {
  return (
    <aside
      aria-label="About the author"
      className="mt-14 flex items-center gap-5 border-y border-line py-6"
    >
      <Picture
        src="/images/host.webp"
        alt=""
        width={96}
        height={96}
        sizes="72px"
        widths={[96, 384]}
        className="size-18 shrink-0 rounded-full object-cover object-[50%_20%]"
      />
      <p className="leading-relaxed text-pretty text-ink-soft">
        <b className="font-display text-title-4 text-spruce-900">{author}</b>
        <br />
        {`Choosing cabins in the ${site.region} since 2020, and answering texts about them. `}
        <TextLink href={paths.about}>{`More about ${author}`}</TextLink>
      </p>
    </aside>
  );
}
