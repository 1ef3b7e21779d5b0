import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAppAddress } from './app-addresses.ts'

const ROUTES = new URL('../routes/', import.meta.url)

/** The addresses of a layout's pages, as the router reads them from their files. */
function addressesOf(layout: string): string[] {
  return readdirSync(new URL(layout, ROUTES))
    .filter((file) => file !== 'route.tsx')
    .map((file) => `/${file.replace(/(\.index)?\.tsx$/, '').replaceAll('.', '/')}`)
}

test.each([...addressesOf('_workspace/'), ...addressesOf('_print/'), ...addressesOf('_kitchen/')])(
  '%s is the application',
  (address) => {
    expect(isAppAddress(address)).toBe(true)
  },
)

test.each(['/', '/login', '/features', '/en/faq', '/c/un-bistrot', '/api/docs', '/recipesque'])(
  '%s is not',
  (address) => {
    expect(isAppAddress(address)).toBe(false)
  },
)
