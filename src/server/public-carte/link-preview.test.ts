import { expect, test } from 'vitest'
import { linkPreview } from './link-preview.ts'

const PREVIEW = {
  title: 'Chez "Léa"',
  description: 'Entrées, plats',
  publicUrl: 'https://example.org/gramme',
  path: '/c/abc',
  picture: { path: '/c/abc/logo?v=1', width: 300, height: 200 },
} as const

test('a link says the name of the carte and has absolute addresses below the path of the site', () => {
  const { markup } = linkPreview(PREVIEW)
  expect(markup).toContain('<meta property="og:title" content="Chez &#34;Léa&#34;" />')
  expect(markup).toContain('<meta property="og:url" content="https://example.org/gramme/c/abc" />')
  expect(markup).toContain(
    '<meta property="og:image" content="https://example.org/gramme/c/abc/logo?v=1" />\n<meta property="og:image:width" content="300" />',
  )
})

test('a carte without a logo names no picture', () => {
  expect(linkPreview({ ...PREVIEW, picture: null }).markup).not.toContain('og:image')
})
