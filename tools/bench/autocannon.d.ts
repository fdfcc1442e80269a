// The part of the package that the benchmark uses. It comes without types, and these are there when it is not installed.
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    timeout?: number;
    method?: 'GET' | 'POST';
    body?: string;
    headers?: Record<string, string>;
    requests?: { setupRequest: (request: object) => object }[];
  };
  type Result = {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
