/** What the frame around a provider's markup tells the page. */
type EmbedNews = 'ready' | 'failed' | 'escape';

const NEWS: readonly unknown[] = ['ready', 'failed', 'escape'] satisfies EmbedNews[];

export function readNews(data: unknown): EmbedNews | null {
  const news = typeof data === 'object' && data !== null && 'videoEmbed' in data && data.videoEmbed;
  return NEWS.includes(news) ? (news as EmbedNews) : null;
}
