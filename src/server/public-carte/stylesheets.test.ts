import { expect, test } from 'vitest'
import { stylesheetOf } from './stylesheets.ts'

const sheet = stylesheetOf('classique', 'http://localhost').element.markup
const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].map(([, selector = '', body = '']) => ({
  selectors: selector.split(','),
  body,
}))
const selectorsWith = (declaration: RegExp) =>
  rules.filter(({ body }) => declaration.test(body)).flatMap(({ selectors }) => selectors)

test('each rule with a font shorthand keeps lining figures', () => {
  const withFont = selectorsWith(/(?:^|;)font:/u)
  expect(withFont).toContain('.left')
  const lining = new Set(selectorsWith(/font-variant-numeric:lining-nums/u))
  expect(withFont.filter((selector) => !lining.has(selector))).toEqual([])
})
