import type { Browser, Page } from '@playwright/test'
import { watchKeystrokes } from './painted-keystrokes.ts'

/** One input and one total, multiplied and written without a library: the least that a browser needs to follow a keystroke. */
const BARE_PAGE = `<!doctype html>
<title>floor</title>
<input> <output>0</output>
<script>
  const total = document.querySelector('output').firstChild
  document.querySelector('input').addEventListener('input', (event) => {
    total.data = (Number(event.target.value) * 12.34).toFixed(2)
  })
</script>`

const WINDOW = { width: 1280, height: 800 }

/** A page in a new browser context, 1280 pixels wide. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: WINDOW })
  return context.newPage()
}

/** The bare page, whose keystrokes are timed. */
export async function openBarePage(browser: Browser): Promise<Page> {
  const page = await openPage(browser)
  await page.setContent(BARE_PAGE)
  await watchKeystrokes(page, 'output')
  return page
}
