/** Next gives the address of the file (next.config.ts). */
declare module '*.woff2' {
  const address: string;
  export default address;
}
