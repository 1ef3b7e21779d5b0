import { isContractProcedure } from '@orpc/contract'
import type { AnyContractRouter } from '@orpc/contract'
import { contract } from '#contract/contract.ts'
import type { OfflineReads } from '../service-worker/cacheable-reads.ts'

const ID = '[0-9a-f-]{36}'

/** What the contract marks as read without a network. */
export function offlineReads(): OfflineReads {
  const reads = readsOf(contract)
  const matching = (wanted: keyof OfflineReads) =>
    `^/api(${reads.flatMap(({ kind, path }) => (kind === wanted ? [path] : [])).join('|')})$`
  return { answer: matching('answer'), picture: matching('picture') }
}

function readsOf(router: AnyContractRouter): { kind: string; path: string }[] {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(readsOf)
  const { meta, route } = router['~orpc']
  const kind: unknown = meta.offline
  return typeof kind === 'string' ? [{ kind, path: (route.path ?? '').replaceAll(/\{\w+\}/g, ID) }] : []
}
