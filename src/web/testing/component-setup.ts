import './rendered.ts'
import '#web/theme/mantine-styles.ts'
import '#web/theme/tokens.css'
import '#web/theme/fonts.css'
import '#web/theme/global.css'
import 'virtual:theme.css'
import { afterEach, beforeEach, expect } from 'vitest'
import { page, server } from 'vitest/browser'
import { unmountAll } from './mount.ts'

document.documentElement.lang = 'fr'

// Laid out, found by the pointer and checked by axe as before, but not painted, which takes a tenth less processor time.
if (server.config.browser.headless) (frameElement as HTMLElement).style.opacity = '0'

const DESKTOP = { width: 1280, height: 800 }

beforeEach(async () => {
  if (innerWidth !== DESKTOP.width || innerHeight !== DESKTOP.height)
    await page.viewport(DESKTOP.width, DESKTOP.height)
})

afterEach(() => {
  expect(unmountAll(), 'what the page asked or logged and the test did not foresee').toEqual([])
})
