import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { siteIndex } from '#contract/site.ts'
import { LANGUAGES } from '#web/lib/preferences.ts'
import { en } from '#web/messages/en.ts'
import { fr } from '#web/messages/fr.ts'
import { picturePath } from '../addresses.ts'
import { appIcons } from './app-icons.ts'
import { type CanvasLibrary, loadCanvas } from './canvas.ts'
import { pagePicture } from './page-picture.ts'

const FAVICON = 'src/web/public/favicon.svg'
const TEXTS = { fr, en }

/** Draws at the build what devices and other sites show of the house: its icons, and a picture of each public page. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const canvas = await loadCanvas()
      if (!canvas) return this.warn('Icons and pictures of pages are left out: nothing here can draw them.')
      const icons = await appIcons(canvas, readFileSync(FAVICON, 'utf8'))
      for (const [file, content] of icons) writeFileSync(join(dir, file), content)
      drawPages(canvas, dir)
    },
  }
}

/** Once the pages themselves are written, with the list of them. */
function drawPages(canvas: CanvasLibrary, dir: string): void {
  const list = join(dir, 'pages/site.json')
  if (!existsSync(list)) return
  const { pages } = siteIndex.parse(JSON.parse(readFileSync(list, 'utf8')))
  for (const page of pages.filter(({ indexed }) => indexed))
    for (const language of LANGUAGES) {
      const file = join(dir, picturePath(page, language))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, pagePicture(canvas, { page, language, texts: TEXTS[language] }))
    }
}
