import { expect, test } from 'vitest'
import { publicPath } from './public-path.ts'

test('a public page stands under /en in English, the landing page there itself', () => {
  expect([publicPath('/', 'en'), publicPath('/faq', 'en')]).toEqual(['/en', '/en/faq'])
  expect([publicPath('/', 'fr'), publicPath('/faq', 'fr')]).toEqual(['/', '/faq'])
})
