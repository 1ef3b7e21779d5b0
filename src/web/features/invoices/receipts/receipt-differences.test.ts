import { expect, test } from 'vitest'
import { receivedLine as received } from '#contract/testing/order-answers.ts'
import { claimedDifferences, differenceSentences, receiptDifferences } from './receipt-differences.ts'

test('only what is certainly billed is claimed, and what came as ordered is no difference', () => {
  const short = received({ packs: 5, receipt: 'short', receivedQuantity: 2, reason: 'rupture' })
  const differences = receiptDifferences({
    from: '2026-11-10',
    to: '2026-11-24',
    lines: [
      { lineId: 'sure', certainty: 'sure', received: [short, received({ receipt: 'ok' })] },
      { lineId: 'doubtful', certainty: 'possible', received: [received({ receipt: 'refused' })] },
    ],
    others: [received({ receipt: 'refused', name: 'Sel' })],
  })
  expect(differences.map(({ lineId, certainty }) => [lineId, certainty])).toEqual([
    ['sure', 'sure'],
    ['doubtful', 'possible'],
    [null, 'possible'],
  ])
  const claimed = claimedDifferences(differences, [{ id: 'sure', lineTotal: 112.5 }])
  expect(differenceSentences(claimed).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Farine T55 (réf. 00451) : 2 reçus sur 5, rupture (commande 2026-0007, livrée le mardi 24 novembre 2026)',
  ])
})

test('nothing is claimed of what was billed as it was kept', () => {
  const short = received({ packs: 5, priceHt: 22.5, receipt: 'short', receivedQuantity: 2 })
  const differences = receiptDifferences({
    from: '2026-11-10',
    to: '2026-11-24',
    lines: [{ lineId: 'sure', certainty: 'sure', received: [short] }],
    others: [],
  })
  const claimedOf = (lineTotal: number | null) => claimedDifferences(differences, [{ id: 'sure', lineTotal }])
  expect([45, 112.5, null].map((billed) => claimedOf(billed).length)).toEqual([0, 1, 1])
})
