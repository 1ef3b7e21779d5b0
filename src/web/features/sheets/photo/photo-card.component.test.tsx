import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { Route as Recipes } from '#web/routes/_workspace/recipes.index.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { openEditor, quantityOf, saveByKey } from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

const card = page.getByRole('region', { name: 'Photo' })
const photo = card.getByRole('img')

/** A real picture, drawn by the browser. */
async function picture(name: string, type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 20, 30)
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

const file = (name: string, type: string, ...parts: BlobPart[]) => new File(parts, name, { type })

function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}

async function drop(file: File) {
  await expect.element(card.getByRole('button').first(), { message: 'not busy' }).toBeEnabled()
  card.element().dispatchEvent(new DragEvent('drop', { dataTransfer: transferOf(file), bubbles: true }))
}

const photoInput = () => {
  const input = document.querySelector<HTMLElement>('input[type=file][aria-label="Fichier de la photo"]')
  if (!input) throw new Error('the card takes a file')
  return page.elementLocator(input)
}

const STORED = { id: crypto.randomUUID(), width: 300, height: 200 }

test('a file that is no photo is refused with its reason, and the photo that was there stays', async () => {
  const { api } = await openEditor(kitchen, kitchen.addSheet({ title: 'Île flottante', photo: STORED }))
  const jpeg = await picture('île.jpg')
  const refusals: [File, string][] = [
    [file('texte.jpg', 'image/jpeg', 'Ceci n’est pas une image'), 'Seuls JPEG, PNG et WebP sont acceptés'],
    [file('image.gif', 'image/gif', 'GIF89a'), 'Seuls JPEG, PNG et WebP sont acceptés'],
    [file('mensonge.png', 'image/png', jpeg), 'Ce fichier n’est pas du type qu’il annonce'],
    [
      file('moitié.jpg', 'image/jpeg', jpeg.slice(0, 200)),
      'Cette image est abîmée ou incomplète : enregistrez-la de nouveau, ou choisissez-en une autre.',
    ],
    [file('énorme.jpg', 'image/jpeg', jpeg, new ArrayBuffer(10 * 1024 * 1024)), 'Cette image dépasse 10 Mo'],
  ]
  for (const [refused, sentence] of refusals) {
    await drop(refused)
    await expect.element(card.getByRole('alert'), { message: refused.name }).toHaveTextContent(sentence)
    await expect.element(photo).toHaveAttribute('src', expect.stringContaining(STORED.id))
  }
  await expectAccessible()
  expect(api.calls.sheets.photo.put, 'and is not sent').toEqual([])

  api.answer({ sheets: { photo: { put: () => refusal('UNAVAILABLE') } } })
  await drop(jpeg)
  await expect.element(card.getByRole('alert')).toHaveTextContent('Le serveur est momentanément indisponible')
})

test('a photo is chosen, dropped or pasted, each in place of the one before', async () => {
  const sheet = kitchen.addSheet({ title: 'Tarte fine' })
  const { api } = await openEditor(kitchen, sheet)
  await expect.element(card.getByRole('button')).toHaveTextContent('Ajouter une photo')
  const put: { id: string; type: string }[] = []
  api.answer({
    sheets: {
      photo: {
        put: ({ params, body }) => {
          const stored = { id: crypto.randomUUID(), width: 40, height: 30 }
          put.push({ id: stored.id, type: body.type })
          kitchen.setPhoto(params.id, stored)
          return stored
        },
      },
    },
  })
  const jpeg = await picture('tarte.jpg')
  const shown = async (times: number) => {
    await expect.poll(() => put).toHaveLength(times)
    await expect.element(photo).toHaveAttribute('src', expect.stringContaining(put.at(-1)?.id ?? ''))
    await expect.element(card.getByRole('button').first(), { message: 'not busy' }).toBeEnabled()
  }
  await userEvent.upload(photoInput(), await picture('tarte.webp', 'image/webp'))
  await shown(1)
  await drop(jpeg)
  await shown(2)
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transferOf(jpeg), bubbles: true }))
  await shown(3)
  expect(put.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg'])
  expect(kitchen.sheet(sheet.id).version, 'no part of what the editor saves').toBe(1)
})

const OTHER = { id: crypto.randomUUID(), width: 90, height: 60 }

test('a photo that is stored while a save is on its way stays when the save answers', async () => {
  const sheet = addBlanquette(kitchen)
  const { api } = await openEditor(kitchen, sheet)
  const answer = Promise.withResolvers<void>()
  api.answer({
    sheets: {
      change: async () => {
        await answer.promise
        return { ...kitchen.sheet(sheet.id), version: sheet.version + 1 }
      },
      photo: { put: () => STORED },
    },
  })
  await quantityOf('Riz basmati').fill('500')
  await expect.element(page.getByText('Modifications non enregistrées')).toBeVisible()
  await saveByKey()
  await expect.poll(() => api.calls.sheets.change).toHaveLength(1)
  await drop(await picture('île.jpg'))
  await expect.element(photo).toHaveAttribute('src', expect.stringContaining(STORED.id))
  answer.resolve()
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()
  await expect.element(photo).toHaveAttribute('src', expect.stringContaining(STORED.id))
})

test('a photo that another window has put is shown, and replaced by a click alone', async () => {
  const sheet = kitchen.addSheet({ title: 'Île flottante', photo: STORED })
  const { api, forgiveErrors } = await openEditor(kitchen, sheet)
  forgiveErrors(/VERSION_CONFLICT/)
  api.answer({
    sheets: {
      photo: {
        put: ({ params, query }) => {
          if (query?.version !== OTHER.id) return refusal('VERSION_CONFLICT', { current: OTHER })
          const stored = { id: crypto.randomUUID(), width: 40, height: 30 }
          kitchen.setPhoto(params.id, stored)
          return stored
        },
      },
    },
  })
  await drop(await picture('île.jpg'))
  await expect
    .element(card.getByRole('alert'))
    .toMatchTextContent(/la voici. La vôtre n’a pas été enregistrée/)
  await expect.element(photo).toHaveAttribute('src', expect.stringContaining(OTHER.id))
  await expectAccessible()
  await card.getByRole('button', { name: 'Mettre la mienne à la place' }).click()
  await expect.element(photo).not.toHaveAttribute('src', expect.stringContaining(OTHER.id))
  await expect.element(card.getByRole('alert')).not.toBeInTheDocument()
  expect(api.calls.sheets.photo.put.map(({ query }) => query?.version)).toEqual([STORED.id, OTHER.id])
})

test('a photo that another window has put is shown, and not deleted as the one before', async () => {
  const { api, forgiveErrors } = await openEditor(
    kitchen,
    kitchen.addSheet({ title: 'Île flottante', photo: STORED }),
  )
  forgiveErrors(/VERSION_CONFLICT/)
  api.answer({
    sheets: {
      photo: {
        get: () => refusal('NOT_FOUND'),
        remove: () => refusal('VERSION_CONFLICT', { current: OTHER }),
      },
    },
  })
  await card.getByRole('button', { name: 'Supprimer la photo' }).click()
  await expect.element(page.getByText(/la voici, elle n’a pas été supprimée/)).toBeVisible()
  await expect.element(photo).toHaveAttribute('src', expect.stringContaining(OTHER.id))
  expect(api.calls.sheets.photo.remove).toMatchObject([{ version: STORED.id }])
})

test('a photo is accessible in the list, while it is read and in the editor, and fits a phone', async () => {
  const { id } = kitchen.addSheet({ title: 'Île flottante', photo: STORED })
  const { goTo } = await openEditor(
    kitchen,
    { id },
    { '/_workspace/recipes/': Recipes, '/_workspace/recipes/$id/': Recipe },
  )
  await expect.element(photo).toBeVisible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()
  await goTo(`/recipes/${id}`)
  await expect.element(page.getByRole('img', { name: 'Photo de « Île flottante »' })).toBeVisible()
  await expectAccessible()
  await page.viewport(1280, 800)
  await goTo('/recipes')
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Île flottante' })).toBeVisible()
  expect(document.querySelector(`main li img[src*="${STORED.id}"]`)).toHaveAttribute('loading', 'lazy')
  await expectAccessible()
})
