import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { appIcons } from './app-icons.ts'
import { loadCanvas } from './canvas.ts'

const FAVICON = 'src/web/public/favicon.svg'

/** Draws at the build what devices and other sites show of the house. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const canvas = await loadCanvas()
      if (!canvas) return this.warn('Icons and pictures of pages are left out: nothing here can draw them.')
      for (const [file, content] of await appIcons(canvas, readFileSync(FAVICON, 'utf8')))
        writeFileSync(join(dir, file), content)
    },
  }
}
