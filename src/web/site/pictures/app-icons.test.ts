import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appIcons } from './app-icons.ts'
import { loadCanvas } from './canvas.ts'

const favicon = readFileSync('src/web/public/favicon.svg', 'utf8')
const canvas = await loadCanvas()

// Where nothing can draw, the build leaves the icons out.
test.runIf(canvas)(
  'icons have the sizes that devices ask for, and only some have corners of their own',
  async () => {
    if (!canvas) return
    const seen = new Map<string, unknown>()
    for (const [file, content] of await appIcons(canvas, favicon)) {
      const image = await canvas.loadImage(content)
      const context = canvas.createCanvas(image.width, image.height).getContext('2d')
      context.drawImage(image, 0, 0)
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data
      seen.set(file, { size: [image.width, image.height], corner: alpha === 0 ? 'none' : [red, green, blue] })
    }
    const bottle = [30, 77, 59]
    expect(Object.fromEntries(seen)).toEqual({
      'icon-192.png': { size: [192, 192], corner: 'none' },
      'icon-512.png': { size: [512, 512], corner: 'none' },
      'icon-maskable-512.png': { size: [512, 512], corner: bottle },
      'apple-touch-icon.png': { size: [180, 180], corner: bottle },
    })
  },
)
