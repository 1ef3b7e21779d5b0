import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signInAttributes } from '#contract/registration.ts'
import { writeDocument } from './document.ts'

test('every document has the place where the server writes who may make an account', () => {
  const page = writeDocument({
    page: { name: 'faq', path: '/faq', indexed: true },
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
