import { QueryClient } from '@tanstack/react-query'
import { isContractProcedure } from '@orpc/contract'
import type { AnyContractRouter } from '@orpc/contract'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { invoiceAnswer } from '#contract/testing/invoice-answers.ts'
import { orpc } from '#web/lib/query/api.ts'
import { invalidateAfter, STALE_AFTER } from './invalidate-after.ts'

/** Reads whose question does not fit into an address. */
const READS_BY_POST = ['matches.find', 'prices.impact', 'sheetImports.matchNames', 'sheetImports.plan']

function writesOf(router: AnyContractRouter, path: readonly string[] = []): string[] {
  if (isContractProcedure(router))
    return router['~orpc'].route.method === 'GET' || READS_BY_POST.includes(path.join('.'))
      ? []
      : [path.join('.')]
  return Object.entries(router).flatMap(([name, below]) => writesOf(below, [...path, name]))
}

const writes = writesOf(contract)

test.each(writes)('%s has an entry in the table of stale reads', (write) => {
  const [noun = ''] = write.split('.')
  expect(Object.keys(STALE_AFTER).filter((entry) => entry === write || entry === noun)).not.toEqual([])
})

test.each(Object.keys(STALE_AFTER))('%s is a write of the contract', (entry) => {
  expect(writes.filter((write) => write === entry || write.startsWith(`${entry}.`))).not.toEqual([])
})

test.each(['products', 'products.remove'] as const)(
  'after %s, the products to confirm are read again',
  async (write) => {
    const queryClient = new QueryClient()
    const { queryKey } = orpc.productNames.unconfirmed.queryOptions()
    queryClient.setQueryData(queryKey, { items: [] })
    await invalidateAfter(queryClient, write)
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  },
)

test.each(['bin', 'catalogue', 'imports', 'products', 'products.remove', 'suppliers'] as const)(
  'after %s, an invoice is read again: its supplier, articles and products may be other ones',
  async (write) => {
    const queryClient = new QueryClient()
    const { queryKey } = orpc.invoices.get.queryOptions({ input: { id: 'i' } })
    queryClient.setQueryData(queryKey, invoiceAnswer())
    await invalidateAfter(queryClient, write)
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  },
)
