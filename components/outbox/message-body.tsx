const LINK = /(https?:\/\/[^\s]+)/;

/** As it was sent; its links can be followed. */
export function MessageBody({ text }: { text: string }) {
  return (
    <p className="mt-3 break-words whitespace-pre-wrap">
      {text.split(LINK).map((part, index) =>
        LINK.test(part) ? (
          <a key={index} href={part} className="text-spruce-800 underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
