/** @jest-environment node */
import { renderToReadableStream } from 'react-dom/server.edge';
import { Picture } from '@/components/ui/picture';
import { lcpPreloadHeader } from '@/lib/cache/lcp-preload';

/** As React writes it, whose preloads the header is read from. */
async function pageWith(...pictures: React.ReactNode[]): Promise<string> {
  const stream = await renderToReadableStream(
    <html>
      <body>
        {pictures.map((picture, index) => (
          <p key={index}>{picture}</p>
        ))}
      </body>
    </html>,
  );
  return new Response(stream).text();
}

const SRC = "/images/it's a, b & c.webp";

test('a first picture with one file is announced by the address it is shown from', async () => {
  const page = await pageWith(
    <Picture src="/images/later.webp" alt="" fileWidth={720} />,
    <Picture src={SRC} alt="" fileWidth={720} isFirst />,
    <Picture src="/images/second.webp" alt="" fileWidth={720} isFirst />,
  );
  const encoded = "/images/it's%20a%2C%20b%20%26%20c.webp";
  expect(lcpPreloadHeader(page)).toBe(
    `</_next/image?url=${encoded}&w=720&q=70>; rel=preload; as=image; fetchpriority=high`,
  );
});

test('a file that stands in is announced, whichever the screen chooses then', async () => {
  const page = await pageWith(
    <Picture src="/images/a.webp" alt="" sizes="92vw" fileWidth={720} isFirst />,
  );
  expect(lcpPreloadHeader(page)).toMatch(/^<[^>]*a\.webp&w=720&q=70>;/);
});

test('a picture with a srcset, or only on wide screens, is not preloaded', async () => {
  const page = await pageWith(
    <Picture src={SRC} alt="" sizes="92vw" isFirst />,
    <Picture src={SRC} alt="" fileWidth={720} isFirst="(min-width: 40rem)" />,
    <Picture src="/images/later.webp" alt="" fileWidth={720} />,
  );
  expect(page).toContain('rel="preload"');
  expect(lcpPreloadHeader(page)).toBeUndefined();
});
