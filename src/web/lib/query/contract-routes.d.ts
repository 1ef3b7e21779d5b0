/** Made by vite.config.ts: the contract without its schemas. */
declare module 'virtual:contract-routes' {
  import type { contract } from '#contract/contract.ts'

  export const routes: typeof contract
}
