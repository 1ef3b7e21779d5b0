import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { EXAMPLE_CARTE, isIn } from '../../example-carte.ts'
import { AllergenFigure } from './allergen-figure.tsx'
import { OnlineFigure } from './online-figure.tsx'

function drawn(figure: ReactNode): string {
  return renderToString(
    <MantineProvider>
      <IntlProvider locale="fr" messages={ALL_TEXTS.fr} timeZone="UTC">
        {figure}
      </IntlProvider>
    </MantineProvider>,
  )
}

test('the phone without gluten shows the dishes of the table that have none, and no other', () => {
  const table = drawn(<AllergenFigure />)
  const phone = drawn(<OnlineFigure />)
  const dishes = EXAMPLE_CARTE.flatMap((gamme) => gamme.dishes)
  const hidden = dishes.filter((dish) => isIn(dish, 'Gluten'))
  expect(hidden).toEqual(['egg'])
  for (const dish of dishes) {
    const name = ALL_TEXTS.fr.features.figures.carte[dish]
    const row = table.split(`<span>${name}</span>`)[1]?.split('<span>')[0] ?? ''
    const [gluten] = [...row.matchAll(/<b>(●?)<\/b>/g)].map(([, dot]) => dot)
    expect(gluten, name).toBe(hidden.includes(dish) ? '●' : '')
    expect(phone.includes(name), name).toBe(!hidden.includes(dish))
  }
})
