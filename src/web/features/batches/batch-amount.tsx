import type { BatchSummary } from '#contract/batch-shapes.ts'
import { useBatchWords } from './use-batch-words.ts'

/** '3,5 kg'; nothing where it is not known. */
export function BatchAmount({ batch }: { batch: Pick<BatchSummary, 'quantity' | 'unit'> }) {
  return useBatchWords().quantity(batch)
}
