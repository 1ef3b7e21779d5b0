import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { openEditor } from '#web/testing/sheet-editor.ts'

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

const STORED = { id: crypto.randomUUID(), width: 300, height: 200 }

test('a file that is no photo is refused with its reason, and the photo that was there stays', async () => {
  const { api } = await openEditor(kitchen, kitchen.addSheet({ title: 'Île flottante', photo: STORED }))
  const jpeg = await picture('île.jpg')
  const refusals: [File, string][] = [
    [file('texte.jpg', 'image/jpeg', 'Ceci n’est pas une image'), 'Seuls JPEG, PNG et WebP sont acceptés'],
    [file('image.gif', 'image/gif', 'GIF89a'), 'Seuls JPEG, PNG et WebP sont acceptés'],
    [file('mensonge.png', 'image/png', jpeg), 'Ce fichier n’est pas du type qu’il annonce'],
    [file('moitié.jpg', 'image/jpeg', jpeg.slice(0, 200)), 'Cette image n’est pas lisible'],
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
