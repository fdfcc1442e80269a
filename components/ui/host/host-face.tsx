import { shop } from '@/lib/shop/shop';
import { joinClasses } from '@/components/ui/class-names';
import { Initials } from './initials';
import { Picture } from '@/components/ui/picture';

/** The host's drawn portrait, or the initials of another one, in a circle. */
export function HostFace({ fileWidth, className }: { fileWidth: number; className: string }) {
  if (shop().initials) {
    return <Initials className={joinClasses('shrink-0 rounded-full text-title-4', className)} />;
  }
  return (
    <Picture
      data-face
      src={shop().portrait}
      alt={`Drawing of ${shop().host}`}
      width={900}
      height={900}
      fileWidth={fileWidth}
      className={joinClasses('shrink-0 rounded-full object-cover', className)}
      color={null}
    />
  );
}
