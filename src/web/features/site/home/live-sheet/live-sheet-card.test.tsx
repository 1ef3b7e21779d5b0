import { MantineProvider } from '@mantine/core'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { LiveSheetCard } from './live-sheet-card.tsx'

/** What a reader without scripts sees, its spaces made plain. */
function readable(language: 'fr' | 'en'): string {
  const html = renderToString(
    <MantineProvider>
      <IntlProvider locale={language} messages={ALL_TEXTS[language]} timeZone="UTC">
        <LiveSheetCard />
      </IntlProvider>
    </MantineProvider>,
  )
  return html
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('the page as it is served already shows every figure', () => {
  const text = readable('fr')
  for (const figure of [
    '16,17 €',
    '2,24 €',
    '2,28 €',
    '0,66 €',
    '1,49 €',
    '5,71 €',
    '26,40 €',
    '76,2 %',
    '20,95 €',
  ])
    expect(text).toContain(figure)
  expect(text).toContain('600 g à 24,50 € / kg, perte 10 %')
})

test('and in English', () => {
  const text = readable('en')
  for (const figure of ['€16.17', '€5.71', '€26.40', '76.2%']) expect(text).toContain(figure)
})
