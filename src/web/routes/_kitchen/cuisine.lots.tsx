import { createFileRoute, redirect } from '@tanstack/react-router'
import { BatchAmount } from '#web/features/batches/batch-amount.tsx'
import { DueWords } from '#web/features/batches/due-words.tsx'
import { RoundedQuantityField } from '#web/features/batches/rounded-quantity-field.tsx'
import { BatchesPage } from '#web/features/kitchen/batches/batches-page.tsx'

const PARTS = { Due: DueWords, Amount: BatchAmount, Quantity: RoundedQuantityField }

/** Of a kitchen that notes its batches; in any other the address leads to its sheets. */
export const Route = createFileRoute('/_kitchen/cuisine/lots')({
  beforeLoad: async ({ context: { kitchen, texts } }) => {
    if (kitchen?.hasBatches === false) throw redirect({ to: '/cuisine' })
    await texts.need('batches')
  },
  component: () => <BatchesPage parts={PARTS} />,
})
