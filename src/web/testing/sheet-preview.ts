import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { addBlanquette } from './blanquette.ts'
import type { Kitchen } from './kitchen.ts'
import { textsOf } from './plain-text.ts'
import { renderRoute } from './render-route.tsx'
import { Route } from '#web/routes/_print/recipes.$id.preview.tsx'

export const portions = page.getByRole('textbox', { name: 'Portions' })

export const save = page.getByRole('button', { name: 'Enregistrer' })

export const saved = page.getByText('Fiche technique enregistrée')

/** The value beside a label of the sheet. */
export function fact(label: string): string | undefined {
  const line = textsOf(page.getByRole('article').getByRole('paragraph')).find((text) =>
    text.startsWith(`${label} `),
  )
  return line?.slice(label.length + 1)
}

/** Shows the sheet of a blanquette as it is printed. */
export async function openPreview(kitchen: Kitchen) {
  const { id } = addBlanquette(kitchen)
  const shown = await renderRoute({ '/_print/recipes/$id/preview': Route }, `/recipes/${id}/preview`, {
    api: kitchen.answers,
  })
  await expect.element(page.getByText('FICHE TECHNIQUE DE FABRICATION')).toBeVisible()
  return { id, ...shown }
}

/** Shows it, and begins to edit it. */
export async function openEditing(kitchen: Kitchen) {
  const opened = await openPreview(kitchen)
  await page.getByRole('button', { name: 'Mode édition' }).click()
  await expect.element(portions).toBeVisible()
  return opened
}

/** Answers that the quantities stay where the portions were changed. */
export async function keepQuantities(): Promise<void> {
  await page.getByRole('button', { name: /^Garder les quantités/ }).click()
}
