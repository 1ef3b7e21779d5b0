import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { siteIndex } from '#contract/site.ts'
import { type Language, LANGUAGES } from '#web/lib/storage/preferences.ts'
import { picturePath } from '../addresses.ts'
import type { SiteTexts } from '../site-texts.ts'
import { appIcons } from './app-icons.ts'
import { type CanvasLibrary, loadCanvas } from './canvas.ts'
import { pagePicture } from './page-picture.ts'

const FAVICON = 'src/web/public/favicon.svg'

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
      await drawPages(canvas, dir)
    },
  }
}

/** Read when they are drawn: imported, they would make the development server restart at each change of a text. */
async function textsOf(language: Language): Promise<SiteTexts> {
  const folder = new URL(`../../messages/${language}/areas/`, import.meta.url)
  const areas = readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<object>)
  return Object.assign({}, ...(await Promise.all(areas))) as SiteTexts
}

/** Once the pages themselves are written, with the list of them. */
async function drawPages(canvas: CanvasLibrary, dir: string): Promise<void> {
  const list = join(dir, 'pages/site.json')
  if (!existsSync(list)) return
  const { pages } = siteIndex.parse(JSON.parse(readFileSync(list, 'utf8')))
  for (const language of LANGUAGES) {
    const texts = await textsOf(language)
    for (const page of pages.filter(({ indexed }) => indexed)) {
      const file = join(dir, picturePath(page, language))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, pagePicture(canvas, { page, language, texts }))
    }
  }
}
