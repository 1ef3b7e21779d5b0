import { expect, test } from 'vitest'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { PICTURE_SIZE } from '../head.ts'
import { loadCanvas } from './canvas.ts'
import { pagePicture } from './page-picture.ts'

const LARGEST_BYTES = 80_000
const canvas = await loadCanvas()

// Where nothing can draw, the build leaves the pictures out.
test.runIf(canvas).each([
  ['home', 'fr', ALL_TEXTS.fr],
  ['home', 'en', ALL_TEXTS.en],
  ['faq', 'fr', ALL_TEXTS.fr],
] as const)(
  'the picture of %s (%s) is a small PNG of the size that others expect',
  async (name, language, texts) => {
    if (!canvas) return
    const picture = pagePicture(canvas, { page: { name, path: '/', indexed: true }, language, texts })
    const image = await canvas.loadImage(picture)
    expect({ width: image.width, height: image.height }).toEqual(PICTURE_SIZE)
    expect(picture.length).toBeLessThan(LARGEST_BYTES)
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
  },
)
