import { Picture } from '@/components/ui/picture';
import { pictureColor } from '@/lib/pictures/placeholder-color';

/** The print beside the heading of an article or event; it says nothing the words do not. */
export function LeadPicture({ src }: { src: string }) {
  return (
    <div className="poster">
      <Picture
        src={src}
        alt=""
        width={1200}
        height={800}
        sizes="(min-width: 64rem) 620px, 92vw"
        isFirst
        className="aspect-3/2 w-full object-cover"
        color={pictureColor(src)}
      />
    </div>
  );
}
