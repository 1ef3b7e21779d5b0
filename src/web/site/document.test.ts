import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signInAttributes } from '#contract/registration.ts'
import { writeDocument } from './document.ts'

test('the application shows the outline of a page before its script runs', () => {
  const app = readFileSync(new URL('../../../app.html', import.meta.url), 'utf8')
  expect(app, 'a root with a space in it would hide the outline').toContain('<div id="root"></div>')
  expect(app).toMatch(/<div class="outline" aria-hidden="true">/)
})

test('every document has the place where the server writes who may make an account', () => {
  const page = writeDocument({
    page: { name: 'faq', kind: 'reading/product', path: '/faq', indexed: true },
    language: 'fr',
    english: '/en/faq',
    head: '',
    body: '',
    files: { firstPaint: '/first-paint.js', script: '/site.js', styles: [], scripts: [], fonts: [] },
  })
  const app = readFileSync(new URL('../../../app.html', import.meta.url), 'utf8')
  for (const document of [page, app])
    expect(document.split(signInAttributes({ registration: 'open' })), document).toHaveLength(2)
})
