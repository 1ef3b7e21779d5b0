import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { periodDays } from '#contract/sales-periods.ts'
import { testTwoWindows } from '#web/testing/two-windows.ts'
import { openSales } from './testing/stored-sales.ts'

const form = page.getByRole('dialog', { name: 'Corriger les dates' })
const days = { kind: 'own', part: 'days' } as const

testTwoWindows({
  // The days of a period are one part.
  facts: {
    firstDay: { schema: periodDays.shape.firstDay, ...days },
    lastDay: { schema: periodDays.shape.lastDay, ...days },
  } satisfies Record<keyof typeof periodDays.shape, unknown>,
  typed: {
    firstDay: {
      type: () => form.getByLabelText('Premier jour').fill('2026-09-30'),
      mine: { firstDay: '2026-09-30' },
      theirs: { firstDay: '2026-09-28' },
      compared: ['Les dates', 'Du 30 septembre au 31 octobre 2026', 'Du 28 septembre au 31 octobre 2026'],
    },
    lastDay: {
      type: () => form.getByLabelText('Dernier jour').fill('2026-11-01'),
      mine: { lastDay: '2026-11-01' },
      theirs: { lastDay: '2026-11-02' },
      compared: ['Les dates', 'Du 1er octobre au 1er novembre 2026', 'Du 1er octobre au 2 novembre 2026'],
    },
  },
  open: async () => {
    const { periods } = await openSales({})
    await page.getByRole('button', { name: 'Corriger les dates' }).click()
    await expect.element(form.getByLabelText('Dernier jour')).toHaveValue('2026-10-31')
    const stored = () => {
      const { firstDay = '', lastDay = '' } = periods[0] ?? {}
      return { firstDay, lastDay }
    }
    return {
      stored,
      otherWindow: (facts: Partial<ReturnType<typeof stored>>) =>
        void Object.assign(periods[0] ?? {}, facts, { version: 2 }),
    }
  },
  save: () => form.getByRole('button', { name: 'Enregistrer' }).click(),
})
