import { expect, test } from 'vitest'
import { publicPath } from './public-path.ts'

test('the English address of a public page is under /en, that of the landing page is /en', () => {
  expect([publicPath('/', 'en'), publicPath('/faq', 'en')]).toEqual(['/en', '/en/faq'])
  expect([publicPath('/', 'fr'), publicPath('/faq', 'fr')]).toEqual(['/', '/faq'])
})
