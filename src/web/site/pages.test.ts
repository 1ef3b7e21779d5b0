import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPublicPath } from '#web/lib/navigation/base-paths.ts'
import { paths } from '#web/entities/paths.ts'
import { loadSiteMessages } from '#web/messages/load-site-messages.ts'
import { PUBLIC_PAGES } from './pages.ts'

test('every address that is public has its page, and no other has one', () => {
  const addresses = Object.values(paths).filter((path) => typeof path === 'string' && isPublicPath(path))
  expect(new Set(PUBLIC_PAGES.map(({ path }) => path))).toEqual(new Set(addresses))
})

test('what a page shows is the file of its name', () => {
  const missing = PUBLIC_PAGES.filter(
    ({ name }) => !existsSync(new URL(`./pages/${name}.tsx`, import.meta.url)),
  )
  expect(missing).toEqual([])
})

test('the site finds the texts of each of its pages', async () => {
  for (const area of ['site', ...PUBLIC_PAGES.flatMap(({ texts }) => texts)] as const)
    expect(await loadSiteMessages('en', [area]), area).not.toEqual({})
})
