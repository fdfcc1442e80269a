import useSWR from 'swr';
import { requestQuote } from '@/lib/browser/api/fetch-json';
import type { QuoteRequest } from '@/lib/schemas/quote';
import { toPricedStay, type PricedStay } from '@/lib/schemas/quote-request';

type QuoteOptions = {
  /** A server-rendered quote. */
  fallback?: PricedStay | null;
  /** Keeps the last price until the next one arrives. Compare `priced.request` before trusting it. */
  keepsPrevious?: boolean;
};

/** The server's price, keyed by the stay and its party; null asks for nothing. */
export function useQuote(request: QuoteRequest | null, options: QuoteOptions = {}) {
  const { fallback, keepsPrevious = false } = options;
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    request ? (['quote', request] as const) : null,
    async ([, wanted]) => toPricedStay(wanted, await requestQuote(wanted)),
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      keepPreviousData: keepsPrevious,
      ...(fallback && { fallbackData: fallback, revalidateOnMount: false }),
    },
  );
  return {
    priced: data ?? null,
    error: isValidating ? null : (error as unknown),
    /** True during a retry too. */
    hasFailed: Boolean(error),
    isLoading: request !== null && (isLoading || (isValidating && Boolean(error))),
    reload: () => mutate(),
    replace: (priced: PricedStay) => mutate(priced, { revalidate: false }),
  };
}
