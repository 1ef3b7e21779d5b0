import { expect, test } from 'vitest'
import { stylesheetOf } from './stylesheets.ts'

const sheet = stylesheetOf('classique', 'http://localhost').element.markup
const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].map(([, selector = '', body = '']) => ({
  selectors: selector.split(','),
  body,
}))
const selectorsWith = (declaration: RegExp) =>
  rules.filter(({ body }) => declaration.test(body)).flatMap(({ selectors }) => selectors)

test('every text whose font is set anew has figures as high as capitals, so that a 1 is read as a 1', () => {
  const anew = selectorsWith(/(?:^|;)font:/u)
  expect(anew).toContain('.left')
  const lining = new Set(selectorsWith(/font-variant-numeric:lining-nums/u))
  expect(anew.filter((selector) => !lining.has(selector))).toEqual([])
})
