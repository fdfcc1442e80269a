import type { VideoEmbed } from '@/lib/domain/catalog/video';
import { ApiError, fetchJson } from './fetch-json';

/** The video service's own embed markup, for a sandboxed frame only. */
export async function getVideoEmbed(id: string): Promise<VideoEmbed> {
  const url = `/api/video-embed?id=${encodeURIComponent(id)}`;
  const { html, title } = await fetchJson(url);
  if (typeof html !== 'string' || html.trim() === '') throw new Error('No embed HTML received');
  return { html, title: typeof title === 'string' ? title : '' };
}

/** The message for the log (product §8). */
export function embedProblem(error: unknown): string {
  const isSilence = error instanceof ApiError && error.status === 0;
  return error instanceof Error && error.message !== '' && !isSilence
    ? error.message
    : 'Failed to load TikTok video';
}
