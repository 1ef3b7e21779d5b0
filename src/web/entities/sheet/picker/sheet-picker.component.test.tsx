import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gammeDetail } from '#contract/testing/carte-fixtures.ts'
import { refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/gammes.$id.index.tsx'

const kitchen = emptyKitchen()

beforeEach(() => {
  for (const title of ['Terrine', 'Tarte au citron', 'Soupe']) kitchen.addSheet({ title })
})

const picker = page.getByRole('dialog', { name: 'Sélectionner une recette' })
const search = picker.getByRole('combobox', { name: 'Rechercher une recette' })
const options = () => picker.getByRole('listbox').getByRole('option').elements()
const active = () => options().find((option) => option.hasAttribute('data-combobox-selected'))?.textContent

async function openPicker() {
  const gamme = gammeDetail([], { nom: 'Entrées' })
  const added: string[] = []
  const addMany = ({ ficheIds }: { ficheIds: string[] }) => {
    added.push(ficheIds.map((id) => kitchen.sheet(id).title).join(' + '))
    return refusal('INTERNAL')
  }
  const { api } = await renderRoute({ '/_workspace/gammes/$id/': Route }, `/gammes/${gamme.id}`, {
    api: { ...kitchen.answers, gammes: { get: () => gamme, recettes: { addMany } } },
  })
  await expect.element(page.getByRole('heading', { name: 'Entrées' })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(search).toHaveFocus()
  await expect.poll(options).toHaveLength(3)
  return { api, added }
}

test('arrows stop at both ends, Enter picks and the list stays for the next', async () => {
  const { added } = await openPicker()
  await expect.element(picker.getByText('3 recettes.')).toBeVisible()
  const [first, second, third] = options().map(({ textContent }) => textContent)
  expect(active()).toBe(first)
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  expect(active()).toBe(second)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(active()).toBe(third)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => added).toHaveLength(1)
  expect(third).toContain(added[0])
  await expect.element(picker).toBeVisible()
})

test('Enter before what is typed was looked up picks the first that is found, once', async () => {
  const { added } = await openPicker()
  await userEvent.keyboard('terr{Enter}{Enter}')
  await expect.poll(() => added).toEqual(['Terrine'])
  await expect.element(search).toHaveValue('')
  await expect.poll(options).toHaveLength(3)
  await userEvent.keyboard('{Enter}')
  expect(added).toEqual(['Terrine'])
  const [first] = options().map(({ textContent }) => textContent)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => added).toHaveLength(2)
  expect(first).toContain(added[1])
})

test('the search is emptied for the next one also when the answer to Enter comes after the pause of typing', async () => {
  const { api, added } = await openPicker()
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof kitchen.answers.sheets.list>>()
  api.answer({ sheets: { list: ({ search: typed }) => (typed ? promise : onePage(kitchen.summaries)) } })
  await userEvent.keyboard('terr{Enter}')
  await expect.element(picker.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  resolve(onePage(kitchen.summaries.filter(({ title }) => title === 'Terrine')))
  await expect.poll(() => added).toEqual(['Terrine'])
  await expect.element(search).toHaveValue('')
  await expect.poll(options).toHaveLength(3)
})

test('Space ticks what an arrow has reached, a letter of the search is none, and Enter adds all that is ticked at once', async () => {
  const { added } = await openPicker()
  const titles = options().map(({ textContent }) => textContent)
  const add = (name: string) => picker.getByRole('button', { name, exact: true })
  await expect.element(add('Ajouter')).toBeDisabled()
  await userEvent.keyboard(' {ArrowDown} ')
  await expect.element(add('Ajouter 2 plats')).toBeEnabled()
  await userEvent.keyboard('tarte au')
  await expect.element(search).toHaveValue('tarte au')
  await expect.poll(options).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}')
  const isTicked = titles.slice(0, 2).some((title) => title?.includes('Tarte'))
  if (!isTicked) await userEvent.keyboard(' ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => added).toHaveLength(1)
  expect(added[0]?.split(' + ')).toHaveLength(isTicked ? 2 : 3)
  // It failed: what is ticked stays, to be sent again.
  await expect.element(picker.getByRole('alert')).toBeVisible()
  await expect.element(add(`Ajouter ${isTicked ? '2' : '3'} plats`)).toBeEnabled()
  expect(added[0]).not.toContain('undefined')
})

test('an empty result and a failed request are shown in place of the list, with a retry', async () => {
  const { api } = await openPicker()
  await userEvent.keyboard('xyz')
  await expect.poll(() => picker.element().textContent).toContain('Aucune recette')
  api.answer({ sheets: { list: () => refusal('INTERNAL') } })
  await userEvent.keyboard('z')
  await expect.element(picker.getByRole('alert')).toBeVisible()
  api.answer({ sheets: { list: () => onePage(kitchen.summaries) } })
  await picker.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(options).toHaveLength(3)
})
