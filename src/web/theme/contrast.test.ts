import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The hexadecimal tokens of the first block that opens with a selector. */
function tokensOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}

const schemes = {
  light: tokensOf(':root'),
  dark: tokensOf(":root[data-mantine-color-scheme='dark']"),
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['paper', 'card', 'raised', 'sand', 'hover', 'highlight']

/** Text colours, and every background that they are used on. */
const PAIRS: readonly [text: string, grounds: readonly string[]][] = [
  ['ink', GROUNDS],
  ['dimmed', GROUNDS],
  ['link', [...GROUNDS, 'action-soft']],
  ['danger-text', [...GROUNDS, 'danger-soft']],
  ['saffron-text', [...GROUNDS, 'saffron-soft']],
  ['margin-high', [...GROUNDS, 'margin-high-soft']],
  ['margin-medium', [...GROUNDS, 'margin-medium-soft']],
  ['margin-low', [...GROUNDS, 'margin-low-soft']],
  ['on-action', ['action', 'action-hover', 'danger', 'danger-hover']],
  ['ink', ['danger-soft', 'saffron-soft', 'action-soft']],
]

test.each(['light', 'dark'] as const)('every text of the %s theme reaches 4.5:1 on its grounds', (scheme) => {
  const tokens = schemes[scheme]
  const colour = (name: string) => tokens.get(name) ?? expect.fail(`no token --${name} in ${scheme}`)
  const weak = PAIRS.flatMap(([text, grounds]) =>
    grounds
      .map((ground) => `${text} on ${ground}: ${contrast(colour(text), colour(ground)).toFixed(2)}`)
      .filter((line) => Number(line.split(': ')[1]) < 4.5),
  )
  expect(weak).toEqual([])
})
