import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { CarteSales } from '#contract/sales.ts'
import { dish } from './sold-dish.ts'

export const CARTE_ID = '1a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a33'

export const STEW = dish('Blanquette', 22, 6)
export const SAUSAGE = dish('Saucisse lentilles', 22, 6)
export const SOLE = dish('Sole meunière', 22, 6)
export const COD = dish('Brandade', 22, 6)

export const CARTE: CarteSales = {
  id: CARTE_ID,
  nom: 'Ma carte',
  gammes: [
    {
      id: crypto.randomUUID(),
      nom: 'Plats',
      dishes: [STEW, SAUSAGE, SOLE, COD],
    },
  ],
  menus: [],
  periods: [],
  mapping: null,
}

/** Hands a file over as by the page's own button. */
export async function giveTillFile(name: string, text: string): Promise<void> {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input ?? document.body, new File([text], name, { type: 'text/csv' }))
}
