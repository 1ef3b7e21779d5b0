import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('without a document no style is allowed but those in files', () => {
  const policy = contentSecurityPolicy()
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("style-src-attr 'none'")
  expect(policy).not.toContain('unsafe-inline')
})

test('the styles written in a document are allowed by their hashes, each once', () => {
  const policy = contentSecurityPolicy(
    `<style data-x="1">p{color:red}</style><p style="--a:&quot;b&#x27;">a</p><b id="c" style="top:0">c</b><i style="top:0"></i>`,
  )
  expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')};`)
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash(`--a:"b'`)} ${hash('top:0')}`)
  expect(policy.split(hash('top:0'))).toHaveLength(2)
})

test('a text about a style attribute allows none', () => {
  expect(contentSecurityPolicy('<p>écrire style=&quot;top:0&quot;</p>')).toContain("style-src-attr 'none'")
})
